package org.marienbad.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.cyclonedx.Version;
import org.cyclonedx.exception.GeneratorException;
import org.cyclonedx.generators.BomGeneratorFactory;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.model.Hash;
import org.cyclonedx.model.Metadata;

/** The libraries that the distribution is made of, as CycloneDX 1.6 in JSON. */
public final class BillOfMaterials {
    private BillOfMaterials() {}

    /** {@code OUTPUT VERSION COMPONENT…}: a component is {@code GROUP:NAME:VERSION}, a tab and its file. */
    public static void main(String[] arguments) throws IOException, GeneratorException {
        Path output = Path.of(arguments[0]);
        Files.createDirectories(output.getParent());
        Files.writeString(output, json(arguments[1], Arrays.asList(arguments).subList(2, arguments.length)));
    }

    /** The same components give the same text. */
    static String json(String version, List<String> components) throws IOException, GeneratorException {
        Component distribution = new Component();
        distribution.setType(Component.Type.APPLICATION);
        distribution.setGroup("org.marienbad");
        distribution.setName("marienbad-distribution");
        distribution.setVersion(version);
        Metadata metadata = new Metadata();
        metadata.setComponent(distribution);
        // When it was made says nothing about what it is made of.
        metadata.setTimestamp(null);
        Bom bom = new Bom();
        bom.setMetadata(metadata);
        bom.setComponents(libraries(components));
        bom.setSerialNumber("urn:uuid:"
                + UUID.nameUUIDFromBytes((version + String.join("\n", components)).getBytes(StandardCharsets.UTF_8)));
        return BomGeneratorFactory.createJson(Version.VERSION_16, bom).toJsonString();
    }

    private static List<Component> libraries(List<String> components) throws IOException {
        List<Component> libraries = new ArrayList<>();
        for (String line : components) {
            String[] parts = line.split("\t", 2);
            String[] coordinates = parts[0].split(":", 3);
            Path file = Path.of(parts[1]);
            Component library = new Component();
            library.setType(Component.Type.LIBRARY);
            library.setGroup(coordinates[0]);
            library.setName(coordinates[1]);
            library.setVersion(coordinates[2]);
            library.setPurl("pkg:maven/" + String.join("/", coordinates[0], coordinates[1]) + "@" + coordinates[2]
                    + classifier(file, coordinates));
            library.setBomRef(library.getPurl());
            library.setHashes(List.of(new Hash(Hash.Algorithm.SHA_256, Checksums.sha256(file))));
            libraries.add(library);
        }
        return libraries;
    }

    private static String classifier(Path file, String[] coordinates) {
        String plain = coordinates[1] + "-" + coordinates[2];
        String name = file.getFileName().toString().replaceFirst("\\.jar$", "");
        return name.startsWith(plain + "-") ? "?classifier=" + name.substring(plain.length() + 1) : "";
    }
}
