package org.marienbad.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.cyclonedx.Version;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BillOfMaterialsTest {
    @TempDir
    Path folder;

    private Licences licences() throws IOException {
        Path list = Files.createDirectories(folder.resolve("licences"));
        Files.writeString(
                list.resolve(Licences.LIST),
                "# comment\ncom.badlogicgames.gdx = Apache-2.0\norg.marienbad = Apache-2.0\norg.free:free = MIT\n");
        Files.writeString(list.resolve("MIT.txt"), "Do as you like.");
        return new Licences(list);
    }

    private Licences.Component jar(String coordinates, String file, Map<String, String> entries) throws IOException {
        Path path = folder.resolve(file);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(path))) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return Licences.Component.parse(coordinates + "\t" + path);
    }

    @Test
    void librariesAreNamedWithTheirChecksumsAndLicences() throws Exception {
        Path natives = Files.writeString(folder.resolve("gdx-platform-1.14.2-natives-desktop.jar"), "abc");
        Path own = Files.writeString(folder.resolve("nim-0.1.0.jar"), "");
        List<Licences.Component> components = Stream.of(
                        "com.badlogicgames.gdx:gdx-platform:1.14.2\t" + natives,
                        "org.marienbad:marienbad-game-nim:0.1.0\t" + own)
                .map(Licences.Component::parse)
                .toList();
        String json = BillOfMaterials.json("0.1.0", licences(), components);
        assertEquals(json, BillOfMaterials.json("0.1.0", licences(), components));

        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        assertEquals(List.of(), new JsonParser().validate(bytes, Version.VERSION_16));
        Bom bom = new JsonParser().parse(bytes);
        assertEquals(
                List.of(
                        "pkg:maven/com.badlogicgames.gdx/gdx-platform@1.14.2?classifier=natives-desktop",
                        "pkg:maven/org.marienbad/marienbad-game-nim@0.1.0"),
                bom.getComponents().stream().map(one -> one.getPurl()).toList());
        Component first = bom.getComponents().get(0);
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                first.getHashes().get(0).getValue());
        assertEquals("Apache-2.0", first.getLicenses().getExpression().getValue());
    }

    @Test
    void noticesHoldWhatJarsAndLicencesSay() throws IOException {
        List<Licences.Component> components = List.of(
                jar(
                        "org.free:free:1",
                        "free-1.jar",
                        Map.of("META-INF/NOTICE", "By us.", "META-INF/x.txt", "No notice.")),
                jar("com.badlogicgames.gdx:gdx:2", "gdx-2.jar", Map.of("META-INF/licenses/LICENSE.txt", "Ours.")),
                jar("org.marienbad:marienbad-ai:0.1.0", "ai.jar", Map.of("META-INF/NOTICE", "Not foreign.")));
        String notices = licences().notices(components);

        assertTrue(notices.contains("com.badlogicgames.gdx:gdx:2  Apache-2.0\norg.free:free:1  MIT\n"), notices);
        assertTrue(notices.contains("MIT\n\nDo as you like.\n"), notices);
        assertTrue(notices.contains("org.free:free:1\n\nBy us.\n") && notices.contains("Ours."), notices);
        assertFalse(notices.contains("No notice.") || notices.contains("Not foreign."), notices);
    }

    @Test
    void aLibraryOfUnknownLicenceIsRefused() throws IOException {
        Licences.Component stranger = jar("org.free:other:1", "other.jar", Map.of("a", "b"));
        Licences licences = licences();
        String message = assertThrows(IllegalArgumentException.class, () -> licences.of(stranger))
                .getMessage();
        assertTrue(message.startsWith("the licence of org.free:other:1 is unknown: "), message);
    }
}
