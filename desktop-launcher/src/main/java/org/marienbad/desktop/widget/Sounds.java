package org.marienbad.desktop.widget;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The sounds of the application, computed rather than recorded. */
public final class Sounds implements Disposable {
    private static final int RATE = 44_100;

    private final List<Sound> stones = new ArrayList<>();
    private final Sound end;
    private float volume = 1;
    private int next;

    public Sounds() {
        for (double pitch : new double[] {520, 580, 545, 610}) {
            stones.add(sound(wave(new double[] {pitch}, .12, 42)));
        }
        end = sound(wave(new double[] {392, 494, 587}, 1.1, 3.5));
    }

    /** How loud sounds are from now on: 0, which is silent, to 100. */
    public void volume(int percent) {
        volume = percent / 100f;
    }

    /** A wooden click: a token has landed. */
    public void landed() {
        if (volume > 0) {
            next = (next + 1) % stones.size();
            stones.get(next).play(.5f * volume);
        }
    }

    /** A soft chord: the game is over. */
    public void over() {
        if (volume > 0) {
            end.play(.57f * volume);
        }
    }

    @Override
    public void dispose() {
        stones.forEach(Sound::dispose);
        end.dispose();
    }

    /** A WAV file of decaying tones, each with an inharmonic overtone as of struck wood. */
    static byte[] wave(double[] frequencies, double seconds, double decay) {
        int count = (int) (RATE * seconds);
        ByteBuffer bytes = ByteBuffer.allocate(44 + 2 * count).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(ascii("RIFF")).putInt(36 + 2 * count).put(ascii("WAVEfmt ")).putInt(16);
        bytes.putShort((short) 1).putShort((short) 1).putInt(RATE).putInt(2 * RATE);
        bytes.putShort((short) 2).putShort((short) 16).put(ascii("data")).putInt(2 * count);
        for (int i = 0; i < count; i++) {
            double t = i / (double) RATE;
            double sum = 0;
            for (double frequency : frequencies) {
                sum += Math.sin(2 * Math.PI * frequency * t) + .4 * Math.sin(2 * Math.PI * frequency * 2.76 * t);
            }
            double envelope = Math.exp(-decay * t) * Math.min(1, t * 400);
            bytes.putShort((short) (sum / frequencies.length * envelope * 12_000));
        }
        return bytes.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static Sound sound(byte[] wave) {
        return Gdx.audio.newSound(new FileHandle("synthesised.wav") {
            @Override
            public InputStream read() {
                return new ByteArrayInputStream(wave);
            }

            @Override
            public byte[] readBytes() {
                return wave;
            }

            @Override
            public boolean exists() {
                return true;
            }
        });
    }
}
