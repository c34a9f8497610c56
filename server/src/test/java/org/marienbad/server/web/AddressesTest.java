package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"", "example.org", "999.1.1.1", "1.2.3", "1.2.3.4.5", ":::1", "12:zz::", "127.1", "0x7f000001"})
    void namesAndWhatOnlyLooksLikeAnAddressAreNotLookedUp(String text) {
        assertTrue(Addresses.parse(text).isEmpty(), text);
    }

    @ParameterizedTest
    @CsvSource({
        "10.0.0.7,             10.0.0.7",
        "::ffff:10.0.0.7,      10.0.0.7",
        "2001:db8:1:2:3::4,    2001:db8:1:2:0:0:0:0/64",
        "[2001:db8:1:2:9::9],  2001:db8:1:2:0:0:0:0/64"
    })
    void limitsCountByAddressAndByNetworkOfIpv6(String text, String key) {
        assertEquals(key, Addresses.key(Addresses.parse(text).orElseThrow()));
    }

    @Test
    void networksContainTheAddressesThatBeginAsTheyDo() {
        Addresses.Networks some = Addresses.Networks.parse("10.0.0.0/8, 192.168.7.128/25,::1");
        for (String in : new String[] {"10.255.3.4", "192.168.7.200", "::1"}) {
            assertTrue(some.contains(Addresses.parse(in).orElseThrow()), in);
        }
        for (String out : new String[] {"11.0.0.1", "192.168.7.127", "127.0.0.1", "::2"}) {
            assertFalse(some.contains(Addresses.parse(out).orElseThrow()), out);
        }
        assertFalse(Addresses.Networks.parse(" ")
                .contains(Addresses.parse("127.0.0.1").orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "10.0.0.0/"})
    void anythingElseIsRefusedWithWhatIsAllowed(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> Addresses.Networks.parse(text))
                .getMessage();
        assertTrue(message.startsWith("'" + text + "' is no address; allowed: "), message);
    }
}
