package org.gradle.launcher.daemon.bootstrap;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.logging.LogLevel;
import org.gradle.internal.classpath.DefaultClassPath;
import org.gradle.internal.instrumentation.agent.AgentInitializer;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.ProcessEnvironment;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.serialize.kryo.KryoBackedDecoder;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.stream.EncodedStream;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.daemon.configuration.DaemonPriority;
import org.gradle.launcher.daemon.configuration.DaemonServerConfiguration;
import org.gradle.launcher.daemon.configuration.DefaultDaemonServerConfiguration;
import org.gradle.launcher.daemon.server.Daemon;
import org.gradle.launcher.daemon.server.DaemonLogFile;
import org.gradle.launcher.daemon.server.DaemonProcessState;
import org.gradle.launcher.daemon.server.MasterExpirationStrategy;

/**
 * A daemon's process: takes its configuration from standard input, says where it listens, and serves until it expires.
 */
public class DaemonMain extends EntryPoint {
    @Override
    protected void doAction(String[] words, ExecutionListener listener) {
        DaemonServerConfiguration configuration;
        List<File> classPath = new ArrayList<>();
        // In the order in which DefaultDaemonStarter writes it.
        try (KryoBackedDecoder in = new KryoBackedDecoder(new EncodedStream.EncodedInput(System.in))) {
            File userHome = new File(in.readString());
            File base = new File(in.readString());
            int idle = in.readSmallInt();
            int period = in.readSmallInt();
            boolean single = in.readBoolean();
            NativeServices.NativeServicesMode mode = NativeServices.NativeServicesMode.values()[in.readSmallInt()];
            String id = in.readString();
            DaemonPriority priority = DaemonPriority.values()[in.readSmallInt()];
            List<String> options = new ArrayList<>();
            for (int left = in.readSmallInt(); left > 0; left--) {
                options.add(in.readString());
            }
            for (int left = in.readSmallInt(); left > 0; left--) {
                classPath.add(new File(in.readString()));
            }
            NativeServices.initializeOnDaemon(userHome, mode);
            configuration =
                    new DefaultDaemonServerConfiguration(id, base, idle, period, single, priority, options, mode);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
        LoggingManagerInternal manager = logging.newInstance(LoggingManagerInternal.class);
        serve(
                new DaemonProcessState(configuration, logging, manager, DefaultClassPath.of(classPath)),
                configuration,
                manager);
    }

    private static void serve(
            DaemonProcessState process, DaemonServerConfiguration configuration, LoggingManagerInternal manager) {
        ServiceRegistry services = process.getServices();
        File log = services.get(DaemonLogFile.class).getFile();
        PrintStream client = System.out;
        PrintStream clientErrors = System.err;
        logTo(log, manager);
        services.get(ProcessEnvironment.class).maybeDetachProcess();
        services.get(AgentInitializer.class).maybeConfigureInstrumentationAgent();
        Daemon daemon = services.get(Daemon.class);
        daemon.start();
        Long pid = daemon.getDaemonContext().getPid();
        new DaemonStartupCommunication().printDaemonStarted(client, pid, daemon.getUid(), daemon.getAddress(), log);
        client.close();
        clientErrors.close();
        try {
            process.stopped(daemon.stopOnExpiration(
                    services.get(MasterExpirationStrategy.class), configuration.getPeriodicCheckIntervalMs()));
        } finally {
            daemon.stop();
            process.close();
        }
    }

    private static void logTo(File log, LoggingManagerInternal manager) {
        log.getParentFile().mkdirs();
        PrintStream out;
        try {
            out = new PrintStream(new FileOutputStream(log), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        log.setReadable(false, false);
        log.setReadable(true);
        System.setOut(out);
        System.setErr(out);
        System.setIn(InputStream.nullInputStream());
        manager.attachSystemOutAndErr();
        manager.setLevelInternal(LogLevel.DEBUG);
        manager.start();
    }
}
