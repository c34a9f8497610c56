package org.gradle.launcher;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.internal.file.FileCollectionFactory;
import org.gradle.cli.CommandLineArgumentException;
import org.gradle.cli.CommandLineParser;
import org.gradle.cli.ParsedCommandLine;
import org.gradle.configuration.DefaultBuildClientMetaData;
import org.gradle.configuration.GradleLauncherMetaData;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.NoOpBuildEventConsumer;
import org.gradle.initialization.ReportedException;
import org.gradle.initialization.layout.BuildLayoutFactory;
import org.gradle.internal.SystemProperties;
import org.gradle.internal.buildevents.BuildExceptionReporter;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.daemon.client.execution.ClientBuildRequestContext;
import org.gradle.internal.logging.DefaultLoggingConfiguration;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.logging.text.StyledTextOutputFactory;
import org.gradle.internal.nativeintegration.console.ConsoleDetector;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.service.ServiceRegistryBuilder;
import org.gradle.internal.service.scopes.BasicGlobalScopeServices;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.cli.BuildEnvironmentConfigurationConverter;
import org.gradle.launcher.cli.Parameters;
import org.gradle.launcher.cli.converter.BuildLayoutConverter;
import org.gradle.launcher.cli.converter.InitialPropertiesConverter;
import org.gradle.launcher.daemon.client.DaemonClient;
import org.gradle.launcher.daemon.client.DaemonClientFactory;
import org.gradle.launcher.daemon.client.DaemonClientGlobalServices;
import org.gradle.launcher.daemon.client.DaemonStopClient;
import org.gradle.launcher.daemon.client.ReportDaemonStatusClient;
import org.gradle.launcher.daemon.client.SingleUseDaemonClient;
import org.gradle.launcher.daemon.configuration.DaemonParameters;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;
import org.gradle.util.GradleVersion;

/** Gradle's command line: reads the options, then has a daemon do the work. */
public class Main extends EntryPoint {
    @Override
    protected void doAction(String[] words, ExecutionListener listener) {
        ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
        LoggingManagerInternal console = logging.newInstance(LoggingManagerInternal.class);
        console.start();
        DefaultLoggingConfiguration failures = new DefaultLoggingConfiguration();
        try {
            run(List.of(words), logging, console, failures);
        } catch (ReportedException e) {
            listener.onFailure(e); // the daemon has said what it was
        } catch (Throwable e) {
            new BuildExceptionReporter(
                            logging.get(StyledTextOutputFactory.class),
                            failures,
                            new DefaultBuildClientMetaData(new GradleLauncherMetaData()))
                    .execute(e);
            listener.onFailure(e);
        } finally {
            console.stop();
        }
    }

    private static void run(
            List<String> words,
            ServiceRegistry logging,
            LoggingManagerInternal console,
            DefaultLoggingConfiguration failures) {
        NativeServices.initializeOnClient(userHome(words), NativeServices.NativeServicesMode.fromSystemProperties());
        ServiceRegistry basic = ServiceRegistryBuilder.builder()
                .displayName("basic services of the client")
                .parent(logging)
                .parent(NativeServices.getInstance())
                .provider(new BasicGlobalScopeServices())
                .build();
        BuildEnvironmentConfigurationConverter converter = new BuildEnvironmentConfigurationConverter(
                new BuildLayoutFactory(), basic.get(FileCollectionFactory.class));
        CommandLineParser parser = new CommandLineParser();
        converter.configure(parser);
        parser.option("?", "h", "help").hasDescription("Shows this help message.");
        parser.option("v", "version").hasDescription("Print version info and exit.");
        ParsedCommandLine line;
        Parameters parameters;
        try {
            line = parser.parse(words);
            parameters = converter.convertParameters(line, null);
        } catch (CommandLineArgumentException e) {
            System.err.println(e.getMessage());
            parser.printUsage(System.err);
            throw new ReportedException(e);
        }
        StartParameterInternal start = parameters.getStartParameter();
        failures.setShowStacktrace(start.getShowStacktrace());
        console.setLevelInternal(start.getLogLevel());
        console.attachProcessConsole(start.getConsoleOutput());
        if (line.hasOption("h")) {
            parser.printUsage(System.out);
        } else if (line.hasOption("v")) {
            System.out.println("Gradle " + GradleVersion.current().getVersion()
                    + ", assembled from Maven artifacts; Java " + System.getProperty("java.version"));
        } else {
            withDaemon(start, parameters.getDaemonParameters(), logging, basic);
        }
    }

    private static File userHome(List<String> words) {
        InitialPropertiesConverter properties = new InitialPropertiesConverter();
        BuildLayoutConverter layout = new BuildLayoutConverter();
        CommandLineParser parser = new CommandLineParser();
        properties.configure(parser);
        layout.configure(parser);
        parser.allowUnknownOptions();
        parser.allowMixedSubcommandsAndOptions();
        ParsedCommandLine line = parser.parse(words);
        return layout.convert(properties.convert(line), line, null).getGradleUserHomeDir();
    }

    private static void withDaemon(
            StartParameterInternal start, DaemonParameters daemon, ServiceRegistry logging, ServiceRegistry basic) {
        ServiceRegistry services = ServiceRegistryBuilder.builder()
                .displayName("services of the daemon's client")
                .parent(basic)
                .provider(new DaemonClientGlobalServices())
                .build();
        DaemonClientFactory clients = services.get(DaemonClientFactory.class);
        if (daemon.isStop()) {
            clients.createMessageDaemonServices(logging, daemon)
                    .get(DaemonStopClient.class)
                    .stop();
        } else if (daemon.isStatus()) {
            clients.createMessageDaemonServices(logging, daemon)
                    .get(ReportDaemonStatusClient.class)
                    .listAll();
        } else {
            DaemonClient client = daemon.isEnabled()
                    ? clients.createBuildClientServices(logging, daemon, daemon.toRequestContext(), System.in)
                            .get(DaemonClient.class)
                    : clients.createSingleUseDaemonClientServices(logging, daemon, daemon.toRequestContext(), System.in)
                            .get(SingleUseDaemonClient.class);
            BuildActionResult result = client.execute(
                    new ExecuteBuildAction(start),
                    new DefaultBuildActionParameters(
                            daemon.getEffectiveSystemProperties(),
                            daemon.getEnvironmentVariables(),
                            SystemProperties.getInstance().getCurrentDir(),
                            start.getLogLevel(),
                            daemon.isEnabled(),
                            ClassPath.EMPTY),
                    new ClientBuildRequestContext(
                            new GradleLauncherMetaData(),
                            ManagementFactory.getRuntimeMXBean().getStartTime(),
                            services.get(ConsoleDetector.class).isConsoleInput(),
                            new DefaultBuildCancellationToken(),
                            new NoOpBuildEventConsumer()));
            if (result.hasFailure()) {
                throw new ReportedException();
            }
        }
    }
}
