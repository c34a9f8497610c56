/** All positions up to the one shown as one moving picture: an animated PNG, as the PNG specification (third edition) has it. */

import { get } from './api.js';
import { Board } from './board.js';
import * as copies from './copies.js';

const WIDE = 800;
const MOST_FRAMES = 120;
/** Hundredths of a second that a position stands; the last one stands longer. */
const PACE = 90;
const LAST = 300;
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

const TABLE = Uint32Array.from({ length: 256 }, (unused, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) {
        value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    }
    return value;
});

const crc = (bytes) => (bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** Numbers of so many bytes each, the highest byte first. */
function numbers(...pairs) {
    return pairs.flatMap(([value, size]) => Array.from({ length: size }, (unused, place) => (value >>> (8 * (size - 1 - place))) & 255));
}

function chunk(name, data) {
    const body = Uint8Array.from([...new TextEncoder().encode(name), ...data]);
    return [Uint8Array.from(numbers([data.length, 4])), body, Uint8Array.from(numbers([crc(body), 4]))];
}

/** The contents of the chunks of a PNG called `name`. */
function chunksOf(bytes, name) {
    const view = new DataView(bytes.buffer);
    const found = [];
    for (let at = SIGNATURE.length; at < bytes.length;) {
        const length = view.getUint32(at);
        if (new TextDecoder().decode(bytes.subarray(at + 4, at + 8)) === name) {
            found.push(bytes.subarray(at + 8, at + 8 + length));
        }
        at += length + 12;
    }
    return found;
}

/** One moving picture of still ones that are equally large. */
export async function moving(pictures) {
    const stills = await Promise.all(pictures.map(async (picture) => new Uint8Array(await picture.arrayBuffer())));
    const [head] = chunksOf(stills[0], 'IHDR');
    const size = new DataView(head.buffer, head.byteOffset);
    const [width, height] = [size.getUint32(0), size.getUint32(4)];
    let order = 0;
    const parts = [Uint8Array.from(SIGNATURE), ...chunk('IHDR', head), ...chunk('acTL', numbers([stills.length, 4], [0, 4]))];
    stills.forEach((still, index) => {
        const pace = index === stills.length - 1 ? LAST : PACE;
        parts.push(...chunk('fcTL', numbers([order++, 4], [width, 4], [height, 4], [0, 4], [0, 4], [pace, 2], [100, 2], [0, 1], [0, 1])));
        for (const data of chunksOf(still, 'IDAT')) {
            parts.push(...(index === 0 ? chunk('IDAT', data) : chunk('fdAT', [...numbers([order++, 4]), ...data])));
        }
    });
    return new Blob([...parts, ...chunk('IEND', [])], { type: 'image/apng' });
}

/** The game up to the position shown, at most its last positions; `told(part, all)` hears how far it is. */
export async function film(screen, told) {
    const { app, id, token, room, shown } = screen;
    const last = shown.index;
    const board = new Board(app.theme(), { onplay: () => {} });
    board.call(screen.board.painter.names);
    board.turn(screen.flipped);
    const pictures = [];
    for (let at = Math.max(0, last - MOST_FRAMES + 1); at <= last; at++) {
        const { position } = await get('position', { room: id, token, at });
        board.show(position.drawing.full, [], position.last ?? []);
        pictures.push(await copies.png({ board, app, room }, WIDE));
        told(pictures.length, Math.min(MOST_FRAMES, last + 1));
    }
    return moving(pictures);
}
