package org.marienbad.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** IP addresses as they are written; names are never looked up. */
final class Addresses {
    private static final String BYTE = "(25[0-5]|2[0-4]\\d|1?\\d?\\d)";
    private static final Pattern IPV4 = Pattern.compile(BYTE + "(\\." + BYTE + "){3}");
    private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");
    /** An IPv6 customer has a network of this many bytes, and may take any address in it. */
    private static final int IPV6_NETWORK = 8;

    private Addresses() {}

    static Optional<InetAddress> parse(String text) {
        String literal = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        if (!IPV4.matcher(literal).matches() && !IPV6.matcher(literal).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(literal));
        } catch (UnknownHostException malformed) {
            return Optional.empty();
        }
    }

    /** The key of limits: the address, of IPv6 its network. */
    static String key(InetAddress address) {
        if (address instanceof Inet6Address) {
            byte[] bytes = address.getAddress();
            Arrays.fill(bytes, IPV6_NETWORK, bytes.length, (byte) 0);
            try {
                return InetAddress.getByAddress(bytes).getHostAddress() + "/64";
            } catch (UnknownHostException wrongLength) {
                throw new IllegalStateException(wrongLength);
            }
        }
        return address.getHostAddress();
    }

    /** Some networks: {@code 10.0.0.0/8}, or single addresses. */
    record Networks(List<Network> all) {
        static final Networks NONE = new Networks(List.of());

        Networks {
            all = List.copyOf(all);
        }

        /**
         * Those in {@code text}, separated by commas.
         *
         * @throws IllegalArgumentException if it is anything else
         */
        static Networks parse(String text) {
            return new Networks(Stream.of(text.split(","))
                    .map(String::strip)
                    .filter(part -> !part.isEmpty())
                    .map(Network::parse)
                    .toList());
        }

        boolean contains(InetAddress address) {
            return all.stream().anyMatch(network -> network.contains(address));
        }
    }

    /** The addresses whose first {@code bits} are those of {@code start}. */
    record Network(InetAddress start, int bits) {
        private static Network parse(String text) {
            String[] parts = text.split("/", 2);
            InetAddress start = Addresses.parse(parts[0]).orElseThrow(() -> wrong(text));
            int longest = start.getAddress().length * Byte.SIZE;
            try {
                int bits = parts.length == 1 ? longest : Integer.parseInt(parts[1]);
                if (bits >= 0 && bits <= longest) {
                    return new Network(start, bits);
                }
                throw wrong(text);
            } catch (NumberFormatException notANumber) {
                throw wrong(text);
            }
        }

        private static IllegalArgumentException wrong(String text) {
            return new IllegalArgumentException(
                    "'" + text + "' is no address; allowed: addresses such as 10.0.0.5 or ::1, and networks such as"
                            + " 10.0.0.0/8, separated by commas");
        }

        private boolean contains(InetAddress address) {
            byte[] mine = start.getAddress();
            byte[] other = address.getAddress();
            if (mine.length != other.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % Byte.SIZE;
                if (((mine[bit / Byte.SIZE] ^ other[bit / Byte.SIZE]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}
