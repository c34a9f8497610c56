package org.marienbad.server.command;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;
import java.util.Locale;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.serving.Rooms;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.server.web.EventLog;
import org.marienbad.server.web.LogBudget;
import org.marienbad.server.web.WebSettings;
import org.marienbad.store.GameStore;

/** The objects of a server. */
final class ServerModule extends AbstractModule {
    private final Plugins plugins;
    private final Settings settings;
    private final WebSettings web;
    private final ServerSocketChannel socket;
    private final GameStore store;
    private final URI uri;
    private final LogBudget budget;

    /** @param uri where browsers reach this process */
    ServerModule(
            Plugins plugins,
            Settings settings,
            WebSettings web,
            ServerSocketChannel socket,
            GameStore store,
            URI uri,
            LogBudget budget) {
        this.plugins = plugins;
        this.settings = settings;
        this.web = web;
        this.socket = socket;
        this.store = store;
        this.uri = uri;
        this.budget = budget;
    }

    @Override
    protected void configure() {
        bind(Plugins.class).toInstance(plugins);
        bind(WebSettings.class).toInstance(web);
        bind(ServerSocketChannel.class).toInstance(socket);
        bind(GameStore.class).toInstance(store);
    }

    @Provides
    RoomSettings roomSettings() {
        RoomSettings rooms = RoomSettings.DEFAULT.withRooms(
                settings.get(ServeSettings.ROOMS), settings.get(ServeSettings.ROOMS_PER_ADDRESS));
        int thinkers = settings.get(ServeSettings.THINKERS);
        return thinkers == 0 ? rooms : rooms.withThoughts(thinkers, rooms.thought());
    }

    @Provides
    @Singleton
    Rooms rooms(RoomSettings rooms) {
        return RoomProcess.open(plugins, store, uri.toString(), rooms);
    }

    @Provides
    @Singleton
    EventLog log() {
        String format = settings.get(ServeSettings.LOG).equals("json") ? "json" : "text";
        return new EventLog(EventLog.Format.valueOf(format.toUpperCase(Locale.ROOT)), System::nanoTime, budget);
    }
}
