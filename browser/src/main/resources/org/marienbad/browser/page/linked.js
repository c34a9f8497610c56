/** Games in text as addresses carry them: their files as JSON, packed. */

import { decoded, encoded } from './base64url.js';

/** All that a link carries, in bytes. */
export const MOST_LINKED = 8192;
/** The same as JSON, where characters may take more. */
const MOST_UNPACKED = 4 * MOST_LINKED;
export const MOST_NAME = 60;
const NAME = new RegExp(`^[\\p{L}\\p{N} ._-]{1,${MOST_NAME}}\\.rbg$`, 'u');

export const bytes = (texts) => Object.values(texts).reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);

/** The bytes that a stream gives; null if there are more than `most`. */
async function gathered(stream, most) {
    const reader = stream.getReader();
    const parts = [];
    for (let length = 0; ;) {
        const { done, value } = await reader.read();
        if (done) {
            return new Blob(parts).arrayBuffer();
        }
        parts.push(value);
        length += value.length;
        if (length > most) {
            reader.cancel().catch(() => {});
            return null;
        }
    }
}

/** A game as text for an address, made smaller. */
export async function deflated({ file, texts }) {
    const stream = new Blob([JSON.stringify({ file, texts })]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return encoded(new Uint8Array(await gathered(stream, Infinity)));
}

/** The game in a text of `deflated`; null for any other text. `large` if it is longer than links may be. */
export async function inflated(text) {
    try {
        const whole = await gathered(new Blob([decoded(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MOST_UNPACKED);
        if (!whole) {
            return { large: true };
        }
        const { file, texts } = JSON.parse(new TextDecoder().decode(whole));
        const isGame = NAME.test(file) && typeof texts?.[file] === 'string' && Object.values(texts).every((each) => typeof each === 'string');
        return !isGame ? null : bytes(texts) > MOST_LINKED ? { large: true } : { file, texts };
    } catch {
        return null;
    }
}
