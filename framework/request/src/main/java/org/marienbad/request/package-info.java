/** The games that people and programs ask for, each entry with the place where it was given. */
package org.marienbad.request;
