/** Files with games: reading, writing, converting. */
package org.marienbad.cli.record;
