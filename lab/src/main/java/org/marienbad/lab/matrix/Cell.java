package org.marienbad.lab.matrix;

/** A pair of pure strategies, counted from 0. */
public record Cell(int row, int column) {}
