/** Signals of one's turn besides the screen: a sound, a shake, a note of the system's. All of it can be switched off. */

import * as saved from './saved.js';
import { t } from './words.js';

const TONES = { move: [[330, 0, 0.07]], turn: [[523, 0, 0.09], [659, 0.08, 0.14]], end: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.3]] };
const LOUD = 0.08;
let context = null;

/** Plays a few tones, once the person has done anything here: before that browsers allow no sound. */
function play(tones) {
    if (saved.setting('sound', 'on') === 'off' || !navigator.userActivation?.hasBeenActive || !window.AudioContext) {
        return;
    }
    context ??= new AudioContext();
    for (const [pitch, begin, length] of tones) {
        const tone = context.createOscillator();
        const gain = context.createGain();
        const start = context.currentTime + begin;
        tone.frequency.value = pitch;
        tone.type = 'sine';
        gain.gain.setValueAtTime(LOUD, start);
        gain.gain.exponentialRampToValueAtTime(0.001, start + length);
        tone.connect(gain).connect(context.destination);
        tone.start(start);
        tone.stop(start + length);
    }
}

/** Somebody has played. */
export const moved = () => play(TONES.move);

export const ended = () => play(TONES.end);

/** It is one's turn in a game of that name. */
export function turn(game) {
    play(TONES.turn);
    if (saved.setting('sound', 'on') !== 'off' && matchMedia('(pointer: coarse)').matches && navigator.userActivation?.hasBeenActive) {
        navigator.vibrate?.(40);
    }
    if (document.hidden && saved.setting('notify', 'off') === 'on' && window.Notification?.permission === 'granted') {
        const note = new Notification(game, { body: t('room.turn'), tag: location.hash, icon: 'favicon.svg' });
        note.onclick = () => { window.focus(); note.close(); };
    }
}

/** Asks the browser for leave to tell turns; whether it is given. */
export async function allow() {
    return window.Notification ? (await Notification.requestPermission()) === 'granted' : false;
}
