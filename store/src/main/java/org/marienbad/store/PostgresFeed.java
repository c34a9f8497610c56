package org.marienbad.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.marienbad.framework.shared.DaemonThreads;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells all processes on a PostgreSQL database by LISTEN and NOTIFY of every write: {@code room:version}, never the
 * state, as a payload holds 8000 bytes. Notifications are part of the transaction: they are delivered if and only if it
 * is committed. One thread listens on a connection of its own; when it is lost, it connects again.
 */
final class PostgresFeed implements RoomFeed {
    private static final String CHANNEL = "marienbad_room";
    /** After so long a silence the connection is tried. */
    private static final int SILENCE_MILLIS = 5_000;

    private static final int ANSWER_SECONDS = 5;
    private static final int RETRY_MILLIS = 500;
    private static final Logger LOG = LoggerFactory.getLogger(PostgresFeed.class);

    private final PostgresAddress address;
    private final List<RoomListener> listeners = new CopyOnWriteArrayList<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    /** Of the thread that listens; null before anybody does. */
    private volatile Connection current;

    PostgresFeed(PostgresAddress address) {
        this.address = address;
    }

    @Override
    public void written(Connection connection, String news) throws SQLException {
        try (PreparedStatement notify = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
            Database.set(notify, CHANNEL, news);
            notify.executeQuery().close();
        }
    }

    @Override
    public void committed(String news) {
        // The database tells this process, too.
    }

    @Override
    public synchronized RoomListener.Listening listen(RoomListener listener) {
        listeners.add(listener);
        if (current == null) {
            try {
                current = connect();
            } catch (SQLException failure) {
                listeners.remove(listener);
                throw StoreException.of(address.toString(), failure);
            }
            DaemonThreads.start("room-feed", this::run);
        }
        return () -> listeners.remove(listener);
    }

    private Connection connect() throws SQLException {
        Connection connection = address.connect();
        try (Statement listen = connection.createStatement()) {
            listen.execute("LISTEN " + CHANNEL);
            return connection;
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    private void run() {
        while (true) {
            try (Connection connection = current) {
                take(connection);
                return;
            } catch (SQLException lost) {
                if (isClosed()) {
                    return;
                }
                LOG.warn("{}: nothing is heard of other processes ({})", address, lost.getMessage());
            }
            if (!reconnect()) {
                return;
            }
            tell(RoomListener::missed);
        }
    }

    /** Until the feed is closed. */
    private void take(Connection connection) throws SQLException {
        PGConnection source = connection.unwrap(PGConnection.class);
        while (!isClosed()) {
            PGNotification[] news = source.getNotifications(SILENCE_MILLIS);
            if (news == null || news.length == 0) {
                if (!connection.isValid(ANSWER_SECONDS)) {
                    throw new SQLException("no answer for " + ANSWER_SECONDS + " s");
                }
                continue;
            }
            for (PGNotification each : news) {
                tell(listener -> RoomFeed.tell(listener, each.getParameter()));
            }
        }
    }

    /** False if the feed was closed before. */
    private boolean reconnect() {
        try {
            while (!closed.await(RETRY_MILLIS, TimeUnit.MILLISECONDS)) {
                try {
                    current = connect();
                    LOG.info("{}: connected again", address);
                    return true;
                } catch (SQLException still) {
                    LOG.debug("{}: {}", address, still.getMessage());
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private void tell(Consumer<RoomListener> news) {
        for (RoomListener listener : listeners) {
            try {
                news.accept(listener);
            } catch (RuntimeException failure) { // or the others would hear nothing any more
                LOG.error("a listener failed", failure);
            }
        }
    }

    private boolean isClosed() {
        return closed.getCount() == 0;
    }

    @Override
    public synchronized void close() {
        closed.countDown();
        if (current != null) {
            try {
                current.abort(Runnable::run); // close() would wait until something is heard
            } catch (SQLException failure) {
                LOG.debug("{}: {}", address, failure.getMessage());
            }
        }
    }
}
