package org.marienbad.desktop.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(name = "bench", mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        return Launch.FINE;
    }
}
