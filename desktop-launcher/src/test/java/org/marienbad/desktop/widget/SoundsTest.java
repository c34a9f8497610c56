package org.marienbad.desktop.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;

class SoundsTest {
    @Test
    void aSoundIsAWavFileThatBeginsLoudAndDiesAway() throws Exception {
        byte[] wave = Sounds.wave(new double[] {440}, .5, 12);
        AudioInputStream stream = AudioSystem.getAudioInputStream(new ByteArrayInputStream(wave));
        assertEquals(44_100, stream.getFormat().getSampleRate());
        assertEquals(22_050, stream.getFrameLength());
        byte[] samples = stream.readAllBytes();
        assertTrue(peak(samples, 0, samples.length / 4) > 4000);
        assertTrue(peak(samples, samples.length * 3 / 4, samples.length) < 1000);
    }

    private static int peak(byte[] samples, int from, int to) {
        int peak = 0;
        for (int i = from & ~1; i + 1 < to; i += 2) {
            peak = Math.max(peak, Math.abs((short) (samples[i] & 0xff | samples[i + 1] << 8)));
        }
        return peak;
    }
}
