package org.marienbad.learn.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.framework.plugin.CommandContext;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.TextSetting;
import org.marienbad.learn.Methods;
import org.marienbad.learn.run.ActorVenue;
import org.marienbad.learn.training.Method;

/** {@code marienbad train GAME}: an opponent for any game, learned by self-play. */
public final class TrainCommand implements Subcommand {
    static final ChoiceSetting METHOD =
            Setting.ofChoice("method", Methods.all().stream().map(Method::id).toArray(String[]::new));

    static final TextSetting HYPER = Setting.ofText("hyper");
    /** 0: {@link #USUAL_MINUTES}, or of a training that is gone on with, as long as it was to be. */
    static final DoubleSetting MINUTES = Setting.ofDouble("minutes", 0, 100_000, 0);

    static final double USUAL_MINUTES = 1;
    /** 0: as many as fit into the time. */
    static final LongSetting GAMES = Setting.ofLong("games", 0);

    /** 0: one for every processor. */
    static final IntSetting THREADS = Setting.ofInt("threads", 0, 1024, 0);

    static final TextSetting AGAINST = Setting.ofText("against");
    static final TextSetting OUT = Setting.ofText("out");
    static final TextSetting SHARE = Setting.ofText("share");
    static final TextSetting ACTOR = Setting.ofText("actor");
    static final BooleanSetting RESUME = Setting.ofBoolean("resume", false);
    static final BooleanSetting RESTART = Setting.ofBoolean("restart", false);

    private final Optional<ActorVenue> venue;

    public TrainCommand() {
        venue = Optional.empty();
    }

    /** The same command, by which games are played at {@code venue} rather than by {@link #SHARE}. */
    public TrainCommand(ActorVenue venue) {
        this.venue = Optional.of(venue);
    }

    @Override
    public String id() {
        return "train";
    }

    @Override
    public Group group() {
        return Group.EXPERIMENTS;
    }

    @Override
    public boolean setsUpGame() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        List<Setting<?>> usual = List.of(METHOD, HYPER, MINUTES, GAMES, THREADS, AGAINST, OUT, RESUME, RESTART);
        return venue.isPresent()
                ? usual
                : Stream.concat(usual.stream(), Stream.of(SHARE, ACTOR)).toList();
    }

    @Override
    public boolean printsJson() {
        return true;
    }

    @Override
    public boolean run(CommandContext context) throws IOException {
        return Translated.run(context, () -> new TrainingDialogue(context, venue).run());
    }
}
