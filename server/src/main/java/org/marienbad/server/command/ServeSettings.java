package org.marienbad.server.command;

import java.util.List;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.TextSetting;

/** The options of {@code marienbad serve}. Secrets are in files: what stands on a command line all users can see. */
final class ServeSettings {
    /** 0 for the usual one, or any free one where that is taken. */
    static final IntSetting PORT = Setting.ofInt("port", 0, 65_535, 0);

    static final TextSetting HOST = Setting.ofText("host");
    static final BooleanSetting OPEN = Setting.ofBoolean("open", true);
    static final TextSetting DATABASE = Setting.ofText("database");
    static final TextSetting PUBLIC_URL = Setting.ofText("publicUrl");
    static final TextSetting PROXY = Setting.ofText("proxy");
    static final FileSetting TLS_KEYSTORE = Setting.ofFile("tlsKeystore", List.of());
    static final FileSetting TLS_PASSWORD = Setting.ofFile("tlsPassword", List.of());
    static final FileSetting HOST_TOKEN = Setting.ofFile("hostToken", List.of());
    static final FileSetting METRICS_TOKEN = Setting.ofFile("metricsToken", List.of());
    static final TextSetting EMBED_FROM = Setting.ofText("embedFrom");
    static final IntSetting ROOMS = Setting.ofInt("rooms", 1, 1_000_000, 20_000);
    static final IntSetting ROOMS_PER_ADDRESS = Setting.ofInt("roomsPerAddress", 1, 1_000_000, 100);
    static final IntSetting SOCKETS = Setting.ofInt("sockets", 1, 1_000_000, 15_000);
    static final IntSetting SOCKETS_PER_ADDRESS = Setting.ofInt("socketsPerAddress", 1, 1_000_000, 100);
    static final IntSetting THINKERS = Setting.ofInt("thinkers", 0, 1024, 0);
    static final ChoiceSetting LOG = Setting.ofChoice("log", "warnings", "text", "json");

    static final List<Setting<?>> ALL = List.of(
            PORT,
            HOST,
            OPEN,
            DATABASE,
            PUBLIC_URL,
            PROXY,
            TLS_KEYSTORE,
            TLS_PASSWORD,
            HOST_TOKEN,
            METRICS_TOKEN,
            EMBED_FROM,
            ROOMS,
            ROOMS_PER_ADDRESS,
            SOCKETS,
            SOCKETS_PER_ADDRESS,
            THINKERS,
            LOG);

    private ServeSettings() {}
}
