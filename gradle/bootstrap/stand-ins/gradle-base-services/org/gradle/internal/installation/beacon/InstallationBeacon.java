package org.gradle.internal.installation.beacon;

/** Marks the jar whose folder is the installation. */
public class InstallationBeacon {}
