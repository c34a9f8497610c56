package org.marienbad.desktop.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(name = "engine", mixinStandardHelpOptions = true)
final class EngineCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        return Launch.FINE;
    }
}
