/**
 * The conformance kit: what every game and every player must keep, checked over seeded random games. Plain Java for
 * tools ({@link org.marienbad.testkit.Conformance}), and two JUnit interfaces for authors.
 */
package org.marienbad.testkit;
