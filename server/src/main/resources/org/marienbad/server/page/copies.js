/** The position shown, to be taken elsewhere: as text, as SVG and as PNG. */

import { s } from './dom.js';
import { named } from './status.js';

const WIDE = 1600;

/** The position in sentences. */
export function text({ room, shown }) {
    const position = shown.told;
    return [room.game.name, position.headline, ...(position.description ?? [])].map((line) => named(line, room)).join('\n');
}

/** The board as a picture of its own, so many pixels wide. */
export function svg({ board, app }, wide = WIDE) {
    const { back, front, background } = board.picture();
    const box = front.getAttribute('viewBox');
    const [x, y, width, height] = box.split(' ').map(Number);
    const whole = s('svg', { viewBox: box, width: wide, height: Math.round((wide * height) / width), 'font-family': 'sans-serif', 'font-weight': 600 },
        s('rect', { x, y, width, height, fill: background(app.theme()) }), [...back.childNodes], [...front.childNodes]);
    whole.querySelectorAll('.marks, .areas, .air').forEach((part) => part.remove());
    return new XMLSerializer().serializeToString(whole);
}

function blobOf(canvas) {
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The same in pixels. */
export async function png(screen, wide) {
    const picture = new Image();
    const url = URL.createObjectURL(new Blob([svg(screen, wide)], { type: 'image/svg+xml' }));
    try {
        picture.src = url;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = picture.width;
        canvas.height = picture.height;
        canvas.getContext('2d').drawImage(picture, 0, 0);
        return await blobOf(canvas);
    } finally {
        URL.revokeObjectURL(url);
    }
}

/** Gives `content` to the person as a file. */
export function download(content, file) {
    const url = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = url;
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
}
