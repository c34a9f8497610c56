package org.marienbad.server.web;

import java.time.Duration;

/**
 * The limits beyond which the server refuses or closes.
 *
 * @param body bytes of a request's body
 * @param message bytes of a message that a socket sends
 * @param sockets open sockets and waiting long polls in all
 * @param socketsPerAddress the same from one address
 * @param queue messages that wait for a socket; later ones are replaced by the newest state when it reads again
 * @param sendBuffer bytes that the system keeps for a connection whose other end does not read
 * @param requests requests of one address, over time
 * @param files files of the page that one address asks for, over time
 * @param plies changes with the token of one seat, over time
 * @param greeting how long a new socket may take to say who it is, a request to send its headers, and its body
 * @param ping the time between two pings
 * @param silence how long a socket may say nothing at all, not even answer a ping
 * @param slow how long a socket may take to read one message
 */
public record WebLimits(
        int body,
        int message,
        int sockets,
        int socketsPerAddress,
        int queue,
        int sendBuffer,
        Rate requests,
        Rate files,
        Rate plies,
        Duration greeting,
        Duration ping,
        Duration silence,
        Duration slow) {
    /** So many at once, and so many a second over time. */
    public record Rate(int burst, double perSecond) {}

    /** For a server that anybody may reach. */
    public static WebLimits ofDefaults() {
        return new Builder().build();
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Limits for a server that anybody may reach, unless set. */
    public static final class Builder {
        private int body = 16 * 1024;
        private int message = 4 * 1024;
        private int sockets = 15_000;
        private int socketsPerAddress = 100;
        private int queue = 32;
        private int sendBuffer = 64 * 1024;
        private Rate requests = new Rate(60, 20);
        private Rate files = new Rate(400, 100);
        private Rate plies = new Rate(20, 5);
        private Duration greeting = Duration.ofSeconds(5);
        private Duration ping = Duration.ofSeconds(25);
        private Duration silence = Duration.ofSeconds(70);
        private Duration slow = Duration.ofSeconds(30);

        private Builder() {}

        public Builder body(int bytes) {
            body = bytes;
            return this;
        }

        public Builder message(int bytes) {
            message = bytes;
            return this;
        }

        public Builder sockets(int inAll, int perAddress) {
            sockets = inAll;
            socketsPerAddress = perAddress;
            return this;
        }

        public Builder queue(int messages) {
            queue = messages;
            return this;
        }

        public Builder sendBuffer(int bytes) {
            sendBuffer = bytes;
            return this;
        }

        public Builder requests(Rate rate) {
            requests = rate;
            return this;
        }

        public Builder files(Rate rate) {
            files = rate;
            return this;
        }

        public Builder plies(Rate rate) {
            plies = rate;
            return this;
        }

        /** How long a socket may say nothing: at first, and later. */
        public Builder silence(Duration greeting, Duration later) {
            this.greeting = greeting;
            silence = later;
            return this;
        }

        public Builder slow(Duration longest) {
            slow = longest;
            return this;
        }

        public WebLimits build() {
            return new WebLimits(
                    body,
                    message,
                    sockets,
                    socketsPerAddress,
                    queue,
                    sendBuffer,
                    requests,
                    files,
                    plies,
                    greeting,
                    ping,
                    silence,
                    slow);
        }
    }
}
