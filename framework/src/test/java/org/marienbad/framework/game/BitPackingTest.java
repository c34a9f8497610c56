package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BitPackingTest {
    @Property
    void packedNumbersAreUnpackedAgain(
            @ForAll @IntRange(min = 1, max = 31) int bits, @ForAll @IntRange(max = 40) int count, @ForAll long seed) {
        int[] values = new int[count];
        Arrays.setAll(values, i -> (int) (Seeds.split(seed, "value", i) >>> Long.SIZE - bits));
        int words = BitPacking.count(bits, count);
        long[] out = new long[words + 3];
        Arrays.fill(out, -1);

        assertEquals(2 + words, BitPacking.pack(bits, values, out, 2));

        int[] read = new int[count];
        assertEquals(2 + words, BitPacking.unpack(bits, out, 2, read));
        assertArrayEquals(values, read);
        assertEquals(-1, out[0]);
        assertEquals(-1, out[1]);
        assertEquals(-1, out[2 + words], "nothing is written behind");
    }
}
