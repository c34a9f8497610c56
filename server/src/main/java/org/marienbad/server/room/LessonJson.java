package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.MatchView;
import org.marienbad.json.PlainJson;
import org.marienbad.play.coach.Coach;
import org.marienbad.server.house.GameWords;
import org.marienbad.server.protocol.ServerJson;

/** The steps of a game's coach with their positions, each drawing as changes of the one before it. */
public final class LessonJson {
    private final Coach coach;
    private final GameWords words;
    private DrawingChanges before;

    private LessonJson(GameSetup setup, GameWords words) {
        coach = new Coach(setup);
        this.words = words;
    }

    /** All steps of a game that has a coach. */
    public static ArrayNode of(GameSetup setup, GameWords words) {
        LessonJson lesson = new LessonJson(setup, words);
        ArrayNode all = ServerJson.array();
        lesson.addStep(all.addObject());
        while (lesson.coach.hasNext()) {
            lesson.coach.next();
            lesson.addStep(all.addObject());
        }
        return all;
    }

    private void addStep(ObjectNode json) {
        json.put("words", words.get(coach.words()));
        json.set("spots", PlainJson.of(coach.spots()));
        json.set("position", position(coach.news().from()));
        coach.task().ifPresent(task -> addTask(task, json.putObject("task")));
    }

    private void addTask(CoachStep.Task task, ObjectNode json) {
        json.set("legal", new WordedPosition(coach.view(), words).legal());
        json.set("answers", PlainJson.of(task.answers()));
        json.put("success", words.get(task.success())).put("failure", words.get(task.failure()));
        coach.solution().ifPresent(action -> {
            int length = coach.view().length();
            coach.answer(action.code());
            json.set("after", position(length));
        });
    }

    /** The position shown, with the plies and motions from {@code since} on. */
    private ObjectNode position(int since) {
        MatchView view = coach.view();
        WordedPosition worded = new WordedPosition(view, words);
        ObjectNode json = worded.rest(RoomGame.SPECTATOR, since, since);
        json.put("seat", view.observer().seat());
        ObjectNode drawing = worded.drawing();
        DrawingChanges changes = new DrawingChanges(drawing);
        json.set("drawing", before == null ? ServerJson.object().set("full", drawing) : before.to(drawing, changes));
        before = changes;
        return json;
    }
}
