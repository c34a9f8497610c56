package org.marienbad.cli.matrix;

import java.util.List;
import java.util.Map;

/** The findings about a game in normal form. */
interface MatrixReport {
    List<String> lines(int width);

    /** Rows and columns are counted from 0. */
    Map<String, Object> json();
}
