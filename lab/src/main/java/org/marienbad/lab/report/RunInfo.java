package org.marienbad.lab.report;

/**
 * What a report says beside the results.
 *
 * @param version of the application
 * @param timed whether a player has a time limit, so that the games cannot be repeated exactly
 */
public record RunInfo(String version, boolean timed) {}
