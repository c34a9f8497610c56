package org.marienbad.site;

/**
 * The text below one heading of a page, up to the next.
 *
 * @param level of the heading, 1 to 6
 * @param text without markup, for the search
 */
record Section(int level, String anchor, String heading, String text) {}
