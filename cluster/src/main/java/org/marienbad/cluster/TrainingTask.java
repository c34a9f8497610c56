package org.marienbad.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.learn.run.ActorOrder;
import org.marienbad.learn.training.Actors;
import org.marienbad.learn.training.Training;
import scala.Function1;
import scala.collection.Iterator;

/**
 * The task of an executor of Spark in a training. It plays a part of a generation by the learner's weights and returns
 * the samples to be learned. A part that cannot be played comes back as a value as well, as by {@link ChunkTask}.
 */
final class TrainingTask {
    /** For the training that this executor plays for. */
    private static final Prepared<Players> READY = new Prepared<>();

    private TrainingTask() {}

    /** Trainings of one order that nobody uses at this moment: each is for one task at a time. */
    private record Players(ActorOrder order, Plugins plugins, Queue<Training> idle) {
        static Players of(String order, Plugins plugins) {
            Players players = new Players(ActorOrder.read(order), plugins, new ConcurrentLinkedQueue<>());
            players.idle.add(players.order.start(plugins));
            return players;
        }

        Training take() {
            Training free = idle.poll();
            return free == null ? order.start(plugins) : free;
        }
    }

    /**
     * The function to be run by a task whose partition is one part, by its number.
     *
     * @param plugins names of shipped files
     * @param weights as the learner wrote them
     */
    static Function1<Iterator<Integer>, byte[]> of(
            String order, List<String> plugins, int threads, Actors.Games games, Broadcast<byte[]> weights) {
        String[] names = plugins.toArray(String[]::new);
        long first = games.first();
        int size = games.size();
        int part = games.part();
        return (Function1<Iterator<Integer>, byte[]> & Serializable) parts ->
                play(order, names, threads, new Actors.Games(first, size, part), parts.next(), weights.value());
    }

    private static byte[] play(
            String order, String[] plugins, int threads, Actors.Games games, int part, byte[] weights) {
        TaskContext task = TaskContext.get();
        ByteArrayOutputStream played = new ByteArrayOutputStream();
        try {
            Players players = READY.get(order, plugins, Players::of);
            Training training = players.take();
            Monitor monitor = task::isInterrupted;
            boolean all = training.playFor(
                    games,
                    part,
                    new DataInputStream(new ByteArrayInputStream(weights)),
                    new Training.Work(threads, monitor, new DataOutputStream(played)));
            if (!all) {
                throw new TaskCancelled(null);
            }
            players.idle.add(training);
            return result("", played.toByteArray());
        } catch (Prepared.Refusal | RuntimeException refusal) {
            if (task.isInterrupted()) {
                throw new TaskCancelled(refusal);
            }
            return result(String.valueOf(refusal.getMessage()), new byte[0]);
        } catch (IOException impossible) { // memory does not fail
            throw new UncheckedIOException(impossible);
        }
    }

    /** Spark wants the task no more, and no result of it. */
    private static final class TaskCancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TaskCancelled(Throwable cause) {
            super("cancelled", cause);
        }
    }

    /** @param refusal why nothing was played; empty if it was */
    static byte[] result(String refusal, byte[] played) {
        byte[] why = refusal.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(Integer.BYTES + why.length + played.length);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(why.length);
            out.write(why);
            out.write(played);
        } catch (IOException impossible) { // memory does not fail
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /**
     * The part of a result that the learner reads.
     *
     * @throws Actors.Unable if the part was refused
     */
    static byte[] played(byte[] result) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(result))) {
            String refusal = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
            if (!refusal.isEmpty()) {
                throw new Actors.Unable("an executor of Spark refuses the games: " + refusal, null);
            }
            return in.readAllBytes();
        } catch (IOException impossible) { // memory does not fail
            throw new UncheckedIOException(impossible);
        }
    }
}
