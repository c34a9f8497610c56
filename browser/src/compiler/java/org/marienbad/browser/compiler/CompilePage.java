package org.marienbad.browser.compiler;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Makes the page that needs no server: compiles Java to WebAssembly, and lays the files beside it. */
public final class CompilePage {
    private static final String MAIN = "org.marienbad.browser.BrowserWorker";
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
    private static final List<String> PAGES = List.of(
            "org/marienbad/server/page/",
            "org/marienbad/browser/page/",
            "org/marienbad/play/explain/lens.",
            "org/marienbad/drawing/tastes.");
    private static final String HEAD = "<title>";
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; "
            + "base-uri 'none'; form-action 'none'";
    private static final String ADDED = "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">\n"
            + "<meta name=\"marienbad-house\" content=\"house.js\">\n"
            // Before all else, so that the program is loaded while the page is.
            + "<script type=\"module\" async src=\"house.js\"></script>\n"
            + "<link rel=\"modulepreload\" href=\"storage.js\">\n"
            + "<link rel=\"manifest\" href=\"manifest.webmanifest\">\n";

    private static final String PROGRAM = "marienbad.wasm";
    /** The program that reads games in text, too. */
    private static final String READING_PROGRAM = "marienbad-texts.wasm";

    private static final String EXAMPLES = "examples.json";
    private static final String CZECH_FILES = "files_cs.json";
    private static final String MODELS = "META-INF/marienbad/models/";
    private static final String MODEL = ".model";
    private static final String GAMES_IN_TEXT = "org/marienbad/rbg/games/";

    private final Path target;
    private final List<Path> classPath;
    /** Files that few visitors need, so none has them before. */
    private final Set<String> later =
            new TreeSet<>(Set.of(READING_PROGRAM, EXAMPLES, "catalogue_cs.json", CZECH_FILES));
    /** By its name a game in text, or the words of one. */
    private final Map<String, String> examples = new TreeMap<>();

    private CompilePage(Path target, List<Path> classPath) {
        this.target = target;
        this.classPath = classPath;
    }

    /** @param arguments the folder to make, the class path of the program, and that of the program that reads games in text */
    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        CompilePage page = new CompilePage(Path.of(arguments[0]), paths(arguments[2]));
        page.empty();
        page.compile(PROGRAM, paths(arguments[1]));
        page.compile(READING_PROGRAM, page.classPath);
        page.layOut();
    }

    private static List<Path> paths(String classPath) {
        return Arrays.stream(classPath.split(File.pathSeparator)).map(Path::of).toList();
    }

    private void empty() throws IOException {
        Files.createDirectories(target);
        for (File file : target.toFile().listFiles()) {
            Files.delete(file.toPath());
        }
    }

    private void compile(String file, List<Path> classPath) throws IOException, TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(target.toFile());
        tool.setTargetFileName(file);
        tool.setMainClass(MAIN);
        tool.setObfuscated(true);
        // Else a null pointer or an index out of bounds ends the worker, past every catch.
        tool.setStrict(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.getProperties().setProperty("java.util.Locale.available", "en_US, cs_CZ");
        tool.setLog(new EmptyTeaVMToolLog());
        URL[] urls = classPath.stream().map(CompilePage::url).toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(urls, CompilePage.class.getClassLoader())) {
            tool.setClassLoader(loader);
            tool.generate();
        }
        List<Problem> problems = tool.getProblemProvider().getProblems();
        if (!problems.isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(),
                    tool.getProblemProvider(),
                    new org.teavm.tooling.ConsoleTeaVMToolLog(false));
            throw new IllegalStateException(problems.size() + " problems keep the page from being compiled");
        }
        Path wasm = target.resolve(file);
        Files.write(wasm, WasmSections.withoutNames(Files.readAllBytes(wasm)));
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The page's own files beside the program, and in one file all that the program reads. */
    private void layOut() throws IOException {
        Map<String, String> read = new TreeMap<>();
        for (Path place : classPath) {
            if (Files.isRegularFile(place)) {
                try (ZipFile jar = new ZipFile(place.toFile())) {
                    layOut(jar, read);
                }
            } else if (Files.isDirectory(place)) {
                layOut(place, read);
            }
        }
        write("files.json", withWords(read, false));
        write(CZECH_FILES, withWords(read, true));
        write(EXAMPLES, examples);
        try (InputStream runtime = CompilePage.class.getClassLoader().getResourceAsStream(RUNTIME)) {
            Files.write(target.resolve("runtime.js"), runtime.readAllBytes());
        }
        list();
    }

    /** The files with Czech words, or all others. */
    private static Map<String, String> withWords(Map<String, String> files, boolean isCzech) {
        Map<String, String> some = new TreeMap<>(files);
        some.keySet().removeIf(name -> name.contains("_cs.") != isCzech);
        return some;
    }

    private void write(String file, Map<String, String> texts) throws IOException {
        StringBuilder json = new StringBuilder("{");
        texts.forEach((name, text) -> json.append(json.length() == 1 ? "" : ",\n")
                .append(quoted(name))
                .append(':')
                .append(quoted(text)));
        Files.writeString(target.resolve(file), json.append('}'));
    }

    /** The names of the files that every visitor has; in the script that keeps them, the hash of all and the names of the others. */
    private void list() throws IOException {
        List<String> names = new ArrayList<>();
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
        try (Stream<Path> files = Files.list(target)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (!later.contains(name)) {
                    names.add(quoted(name));
                }
                digest.update(Files.readAllBytes(file));
            }
        }
        Files.writeString(target.resolve("page.json"), names.toString());
        Path service = target.resolve("service.js");
        String version = HexFormat.of().formatHex(digest.digest()).substring(0, 12);
        Files.writeString(
                service,
                Files.readString(service).replace("VERSION", version).replace("NAMES", String.join(" ", later)));
    }

    private void layOut(ZipFile jar, Map<String, String> read) throws IOException {
        for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
            ZipEntry entry = entries.nextElement();
            if (!entry.isDirectory()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    layOut(entry.getName(), in, read);
                }
            }
        }
    }

    private void layOut(Path folder, Map<String, String> read) throws IOException {
        for (Path file : (Iterable<Path>) Files.walk(folder).filter(Files::isRegularFile)::iterator) {
            try (InputStream in = Files.newInputStream(file)) {
                layOut(folder.relativize(file).toString().replace(File.separatorChar, '/'), in, read);
            }
        }
    }

    private void layOut(String name, InputStream in, Map<String, String> read) throws IOException {
        boolean isShown = PAGES.stream().anyMatch(name::startsWith);
        boolean isExample = name.startsWith(GAMES_IN_TEXT);
        if (name.startsWith(MODELS) && name.endsWith(MODEL)) {
            String file = name.substring(MODELS.length());
            later.add(file);
            Files.write(target.resolve(file), in.readAllBytes());
        }
        if (!isShown && !isExample && !isRead(name)) {
            return;
        }
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        if (isExample) {
            examples.put(name.substring(GAMES_IN_TEXT.length()), text);
        }
        if (isShown) {
            String file = name.substring(name.lastIndexOf('/') + 1);
            Files.writeString(
                    target.resolve(file), file.equals("index.html") ? text.replace(HEAD, ADDED + HEAD) : text);
        }
        if (isRead(name)) {
            read.merge(name, text, String::concat); // of every game with models an index
        }
    }

    /** Whether the program may ask for a file: the words, drawings and data of our own projects. */
    private static boolean isRead(String name) {
        return name.equals(MODELS + "index")
                || name.startsWith("org/marienbad/")
                        && (name.endsWith(".properties") || name.endsWith(".txt") || name.endsWith(".json"))
                        && !name.startsWith(GAMES_IN_TEXT)
                        && !name.contains("/server/page/")
                        && !name.contains("/browser/page/")
                        && !name.startsWith("org/marienbad/lab/")
                        && !name.startsWith("org/marienbad/learn/command/")
                        && !name.startsWith("org/marienbad/learn/run/")
                        && !name.contains("/server/command/")
                        && !name.contains("/server/join/");
    }

    /** By hand: beside a library of JSON the compiler would not find the classes that take the place of its own. */
    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') {
                json.append('\\').append(letter);
            } else if (letter < ' ') {
                json.append(String.format("\\u%04x", (int) letter));
            } else {
                json.append(letter);
            }
        }
        return json.append('"').toString();
    }
}
