package org.marienbad.release;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.cyclonedx.Version;
import org.cyclonedx.model.Bom;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BillOfMaterialsTest {
    @Test
    void librariesAreNamedWithTheirChecksums(@TempDir Path folder) throws Exception {
        Path natives = Files.writeString(folder.resolve("gdx-platform-1.14.2-natives-desktop.jar"), "abc");
        Path own = Files.writeString(folder.resolve("nim-0.1.0.jar"), "");
        List<String> components = List.of(
                "com.badlogicgames.gdx:gdx-platform:1.14.2\t" + natives,
                "org.marienbad:marienbad-game-nim:0.1.0\t" + own);
        String json = BillOfMaterials.json("0.1.0", components);
        assertEquals(json, BillOfMaterials.json("0.1.0", components));

        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        assertEquals(List.of(), new JsonParser().validate(bytes, Version.VERSION_16));
        Bom bom = new JsonParser().parse(bytes);
        assertEquals(
                List.of(
                        "pkg:maven/com.badlogicgames.gdx/gdx-platform@1.14.2?classifier=natives-desktop",
                        "pkg:maven/org.marienbad/marienbad-game-nim@0.1.0"),
                bom.getComponents().stream().map(one -> one.getPurl()).toList());
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                bom.getComponents().get(0).getHashes().get(0).getValue());
    }
}
