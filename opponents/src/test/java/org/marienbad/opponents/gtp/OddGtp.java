package org.marienbad.opponents.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Answers in the Go Text Protocol, after a manner, and keeps what it was asked in a file. */
public final class OddGtp {
    private OddGtp() {}

    public static void main(String[] arguments) throws IOException {
        String manner = arguments[0];
        Path log = Path.of(arguments[1]);
        int moves = 0;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            boolean first = !Files.exists(log);
            Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (manner.equals("english")) {
                System.out.println("I beg your pardon?\n");
            } else if (line.startsWith("genmove")) {
                if (manner.equals("crash")
                        && Files.readString(log).lines().filter(line::equals).count() == 1) {
                    System.exit(1);
                }
                moves++;
                String[] answers = manner.replace("nopass-", "").split("-");
                String move = answers[(moves - 1) % answers.length];
                System.out.println("= " + move + "\n\n");
            } else if (line.startsWith("play")
                    && (manner.equals("refuse") || manner.startsWith("nopass") && line.endsWith("PASS"))) {
                System.out.println("? illegal move\n");
            } else if (line.startsWith("known_command")) {
                System.out.println("= " + !first + "\n");
            } else {
                System.out.println("=\n");
            }
        }
    }
}
