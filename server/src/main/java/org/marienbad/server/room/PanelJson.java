package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.framework.picture.Picture;
import org.marienbad.json.DrawingJson;
import org.marienbad.json.PlainJson;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.ServerJson;

/** The words of a picture about each seat beside the board. */
final class PanelJson {
    private final List<Picture.Panel> panels;
    private final GameWords words;

    PanelJson(List<Picture.Panel> panels, GameWords words) {
        this.panels = panels;
        this.words = words;
    }

    /** The tokens whose numbers are told. */
    List<Look> looks() {
        return panels.stream()
                .flatMap(panel -> panel.rows().stream()
                        .flatMap(row -> row.gauges().stream())
                        .map(gauge -> look(panel, gauge)))
                .distinct()
                .toList();
    }

    private static Look look(Picture.Panel panel, Picture.Gauge gauge) {
        return new Look(gauge.kind().id(), panel.seat(), 0);
    }

    ArrayNode write() {
        ArrayNode all = ServerJson.array();
        for (Picture.Panel panel : panels) {
            ArrayNode rows = all.addObject().put("seat", panel.seat()).putArray("rows");
            panel.rows().forEach(row -> write(row, panel, rows.addObject()));
        }
        return all;
    }

    private void write(Picture.Row row, Picture.Panel panel, ObjectNode json) {
        json.put("name", words.get(row.name())).put("value", words.get(row.value()));
        if (!row.gauges().isEmpty()) {
            ArrayNode gauges = json.putArray("gauges");
            for (Picture.Gauge gauge : row.gauges()) {
                ObjectNode told = gauges.addObject();
                told.put("icon", DrawingJson.key(look(panel, gauge))).put("count", gauge.count());
                told.set("levels", PlainJson.of(gauge.levels()));
                told.put("tip", words.get(gauge.tip()));
            }
        }
    }
}
