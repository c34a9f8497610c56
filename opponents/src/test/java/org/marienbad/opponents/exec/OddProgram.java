package org.marienbad.opponents.exec;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that plays Nim badly and misbehaves as its first argument says. */
public final class OddProgram {
    private OddProgram() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        String manner = arguments[0];
        if (manner.equals("complain")) {
            System.err.println("no heaps today");
            System.exit(3);
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String id = line.replaceFirst(".*\"id\":(\\d+).*", "$1");
            boolean choose = line.contains("\"do\":\"choose\"");
            if (choose && manner.equals("crash") && !Files.exists(Path.of(arguments[1]))) {
                Files.createFile(Path.of(arguments[1]));
                System.exit(1);
            } else if (choose && manner.equals("hang")) {
                Process other = new ProcessBuilder("sleep", "1000").start();
                Files.writeString(Path.of(arguments[1]), String.valueOf(other.pid()));
                Thread.sleep(1_000_000);
            } else if (choose && manner.equals("flood")) {
                while (!System.out.checkError()) {
                    System.out.println("{\"id\":\"x\"}");
                }
            } else if (choose && manner.equals("rubbish")) {
                System.out.println("I take two.");
            } else if (choose) {
                if (manner.startsWith("clock") || manner.equals("told")) {
                    Files.writeString(Path.of(arguments[1]), line);
                }
                String ply = manner.equals("illegal") ? "9:9" : "4:1";
                System.out.println("{\"id\":" + id + ",\"ply\":\"" + ply + "\"}");
            } else if (manner.equals("one")) {
                System.out.println("{\"id\":" + id + ",\"error\":\"unknown do\"}");
            } else {
                String more = manner.equals("clock") ? ",\"budget\":[\"millis\",\"clock\"]" : "";
                more += manner.equals("told") ? ",\"told\":[\"legal\",\"text\",\"weather\"]" : "";
                System.out.println("{\"id\":" + id + ",\"protocol\":2" + more + "}");
            }
        }
    }
}
