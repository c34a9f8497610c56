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
import org.cyclonedx.model.LicenseChoice;
import org.cyclonedx.model.Metadata;
import org.cyclonedx.model.license.Expression;

/** The libraries that the distribution is made of and their licenses: as CycloneDX 1.6 in JSON, and to read. */
public final class BillOfMaterials {
    private BillOfMaterials() {}

    /**
     * {@code OUTPUT VERSION LICENCES COMPONENT…}: writes {@code marienbad-VERSION.cdx.json} and {@code THIRD-PARTY.txt} into
     * the folder OUTPUT. LICENCES is the folder of {@link Licences}, a component {@code GROUP:NAME:VERSION}, a tab and its file.
     */
    public static void main(String[] arguments) throws IOException, GeneratorException {
        Path output = Files.createDirectories(Path.of(arguments[0]));
        String version = arguments[1];
        Licences licences = new Licences(Path.of(arguments[2]));
        List<Licences.Component> components =
                Arrays.stream(arguments).skip(3).map(Licences.Component::parse).toList();
        Files.writeString(output.resolve("marienbad-" + version + ".cdx.json"), json(version, licences, components));
        Files.writeString(output.resolve("THIRD-PARTY.txt"), licences.notices(components));
    }

    /** The same components give the same text. */
    static String json(String version, Licences licences, List<Licences.Component> components)
            throws IOException, GeneratorException {
        Component distribution = new Component();
        distribution.setType(Component.Type.APPLICATION);
        distribution.setGroup("org.marienbad");
        distribution.setName("marienbad-distribution");
        distribution.setVersion(version);
        Metadata metadata = new Metadata();
        metadata.setComponent(distribution);
        // The date of the build says nothing about its contents.
        metadata.setTimestamp(null);
        Bom bom = new Bom();
        bom.setMetadata(metadata);
        bom.setComponents(libraries(licences, components));
        bom.setSerialNumber(
                "urn:uuid:" + UUID.nameUUIDFromBytes((version + components).getBytes(StandardCharsets.UTF_8)));
        return BomGeneratorFactory.createJson(Version.VERSION_16, bom).toJsonString();
    }

    private static List<Component> libraries(Licences licences, List<Licences.Component> components)
            throws IOException {
        List<Component> libraries = new ArrayList<>();
        for (Licences.Component one : components) {
            Component library = new Component();
            library.setType(Component.Type.LIBRARY);
            library.setGroup(one.group());
            library.setName(one.name());
            library.setVersion(one.version());
            library.setPurl("pkg:maven/" + one.group() + "/" + one.name() + "@" + one.version() + classifier(one));
            LicenseChoice licence = new LicenseChoice();
            licence.setExpression(new Expression(licences.of(one)));
            library.setLicenses(licence);
            library.setBomRef(library.getPurl());
            library.setHashes(List.of(new Hash(Hash.Algorithm.SHA_256, Checksums.sha256(one.file()))));
            libraries.add(library);
        }
        return libraries;
    }

    private static String classifier(Licences.Component component) {
        String plain = component.name() + "-" + component.version();
        String name = component.file().getFileName().toString().replaceFirst("\\.jar$", "");
        return name.startsWith(plain + "-") ? "?classifier=" + name.substring(plain.length() + 1) : "";
    }
}
