package org.marienbad.lab.replication;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.marienbad.drawing.PictureColors;

/** Charts as SVG. */
final class ChartSvg {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 480;
    /** Small enough for a label at every second ply. */
    private static final Font LABELS = new Font(Font.SANS_SERIF, Font.PLAIN, 10);

    private static final Color[] COLOURS = {
        new Color(PictureColors.BLUE),
        new Color(PictureColors.ORANGE),
        new Color(PictureColors.GREEN),
        new Color(PictureColors.VERMILION),
        new Color(PictureColors.PURPLE),
        new Color(PictureColors.SKY_BLUE),
        new Color(PictureColors.BLACK)
    };
    private static final BasicStroke[] STROKES = {
        SeriesLines.SOLID, SeriesLines.DASH_DASH, SeriesLines.DASH_DOT, SeriesLines.DOT_DOT
    };

    private static final Pattern CLIP = Pattern.compile("clip\\d+");
    private static final Pattern DECIMALS = Pattern.compile("(\\.\\d{2})\\d+");

    private ChartSvg() {}

    static String of(Findings.Chart chart) {
        // Charts are drawn into a file; no display is asked for.
        System.setProperty("java.awt.headless", "true");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            VectorGraphicsEncoder.saveVectorGraphic(
                    chart.bars() ? bars(chart) : lines(chart), bytes, VectorGraphicsFormat.SVG);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return tidy(bytes.toString(StandardCharsets.UTF_8));
    }

    /** The library numbers clips by chance and writes fifteen decimals: but equal charts must be equal, short text. */
    private static String tidy(String svg) {
        Map<String, String> clips = new HashMap<>();
        String named = CLIP.matcher(svg)
                .replaceAll(clip -> clips.computeIfAbsent(clip.group(), unknown -> "clip-" + (clips.size() + 1)));
        return DECIMALS.matcher(named).replaceAll("$1");
    }

    private static Chart<?, ?> bars(Findings.Chart chart) {
        CategoryChart drawn = new CategoryChart(WIDTH, HEIGHT);
        name(drawn, chart);
        style(drawn.getStyler());
        for (Findings.Series series : chart.series()) {
            // The library leaves out null values.
            List<Double> values = series.y().stream()
                    .map(value -> value.isNaN() ? null : value)
                    .toList();
            drawn.addSeries(series.name(), series.x(), values);
        }
        return drawn;
    }

    private static Chart<?, ?> lines(Findings.Chart chart) {
        XYChart drawn = new XYChart(WIDTH, HEIGHT);
        name(drawn, chart);
        style(drawn.getStyler());
        drawn.getStyler().setYAxisDecimalPattern("0.00");
        int number = 0;
        for (Findings.Series series : chart.series()) {
            double[] x = series.x().stream().mapToDouble(Double::parseDouble).toArray();
            double[] y = series.y().stream().mapToDouble(Double::doubleValue).toArray();
            drawn.addSeries(series.name(), x, y)
                    .setMarker(SeriesMarkers.NONE)
                    .setLineStyle(STROKES[number++ % STROKES.length]);
        }
        return drawn;
    }

    private static void name(Chart<?, ?> drawn, Findings.Chart chart) {
        drawn.setTitle(chart.title());
        drawn.setXAxisTitle(chart.xAxis());
        drawn.setYAxisTitle(chart.yAxis());
    }

    private static void style(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setSeriesColors(COLOURS);
        styler.setLegendPosition(LegendPosition.OutsideE);
        styler.setAxisTickLabelsFont(LABELS);
        styler.setPlotGridVerticalLinesVisible(false);
        // Dashes would be written one by one.
        styler.setPlotGridLinesStroke(new BasicStroke(0.5f));
    }
}
