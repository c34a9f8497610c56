/** The list of moves, and the bar that goes through them. */

import { button, h, s } from './dom.js';
import { sign } from './seats.js';
import { named, nameOf } from './status.js';
import { t } from './words.js';

/** A ply as one line: its seat and its meaning. */
export function sentence(ply, room) {
    const seat = room.seats[ply.actor];
    const name = seat ? nameOf(seat) : t('game.moves.chance');
    return ply.words && ply.words !== ply.notation ? named(ply.words, room) : `${name} ${ply.notation || ply.words}`;
}

/** The action without the name, which stands beside it. */
export function withoutName(words, name) {
    const own = words.startsWith(name + ' ') ? words.slice(name.length + 1) : words;
    return own.charAt(0).toUpperCase() + own.slice(1);
}

/** The number by which people know the last of the first `length` plies: dice and dealt cards are no moves. */
export function moveNumber(plies, length) {
    return plies.slice(0, length).filter((ply) => ply.actor >= 0).length;
}

/** Longer notations leave no room for the sentence. */
const MOST_SIGNS = 7;

export class MoveList {
    /** `look(length)` shows the position after so many plies. */
    constructor(look) {
        this.look = look;
        this.list = h('ol', { class: 'moves-list' });
        this.element = h('section', { class: 'panel moves', 'aria-label': t('game.moves') }, h('h2', {}, t('game.moves')), this.list);
        this.count = -1;
    }

    show(shown, room, theme) {
        const { plies, course } = shown;
        const key = `${theme} ${course.length} ${course.at(-1)?.words} ${room.seats.map(nameOf)}`;
        // Another person at this screen may know less or more of each ply.
        if (key !== this.key || plies !== this.plies) {
            Object.assign(this, { key, plies });
            const start = h('li', {}, h('span', { class: 'number' }), this.button(0, t('game.moves.start'), 'start', t('game.moves.start')));
            this.list.replaceChildren(start, ...this.lines(course, room, theme));
        }
        this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
        const mark = this.list.querySelector(`[data-ply="${shown.index}"]`);
        if (mark) {
            mark.setAttribute('aria-current', 'step');
            this.reveal(mark.parentElement);
        }
    }

    /** Scrolls the list, which may be a column or a strip, so that a line is seen. */
    reveal(line) {
        const { list } = this;
        const { offsetTop, offsetHeight, offsetLeft, offsetWidth } = line;
        if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight) {
            list.scrollTop = offsetTop - list.clientHeight / 2;
        }
        if (offsetLeft < list.scrollLeft || offsetLeft + offsetWidth > list.scrollLeft + list.clientWidth) {
            list.scrollLeft = offsetLeft - Math.max(0, list.clientWidth - offsetWidth) / 2;
        }
    }

    button(length, words, kind, title) {
        return button(words, () => this.look(length), 'move ' + kind, { 'data-ply': length, title });
    }

    /** A line for each ply: its number, its seat, its meaning, and its notation if that is short. */
    lines(plies, room, theme) {
        return plies.map((ply, index) => {
            const words = sentence(ply, room);
            const brief = ply.readable && ply.notation.length <= MOST_SIGNS && words !== ply.notation;
            const whole = [words, ply.notation, ...(ply.events ?? [])].filter(Boolean).join(' · ');
            const line = this.button(index + 1, [
                ply.actor >= 0 ? sign(room.seats[ply.actor], theme) : null,
                h('span', { class: 'words' }, ply.actor >= 0 ? withoutName(words, nameOf(room.seats[ply.actor])) : words),
                brief ? h('span', { class: 'notation', 'aria-hidden': 'true' }, ply.notation) : null,
            ].filter(Boolean), 'whole', whole);
            return h('li', {}, h('span', { class: 'number' }, ply.actor >= 0 ? moveNumber(plies, index + 1) + '.' : ''), line);
        });
    }
}

/** First, previous, a slider, next, last. */
export class ReplayBar {
    constructor(look, play) {
        this.slider = h('input', {
            type: 'range', min: 0, max: 0, step: 1, 'aria-label': t('game.moves'),
            oninput: () => look(Number(this.slider.value)),
        });
        this.count = h('span', { class: 'count' });
        const jump = (words, path, to, kind = '') =>
            button(s('svg', { viewBox: '0 0 16 16', class: 'glyph', 'aria-hidden': 'true' }, s('path', { d: path })),
                () => look(to()), 'icon ' + kind, { 'aria-label': words, title: words });
        this.first = jump(t('game.first'), 'M2 2h2v12H2zM14 2v12L5 8z', () => 0, 'end');
        this.previous = jump(t('game.previous'), 'M12 2v12L3 8z', () => this.index - 1);
        this.next = jump(t('game.next'), 'M4 2v12l9-6z', () => this.index + 1);
        this.final = jump(t('game.last'), 'M12 2h2v12h-2zM2 2v12l9-6z', () => null, 'end');
        this.element = h('div', { class: 'replay' }, this.first, this.previous, this.slider, this.next, this.final, this.count);
    }

    show(shown) {
        this.index = shown.index;
        const { length } = shown.course;
        this.slider.max = length;
        this.slider.value = this.index;
        const count = `${moveNumber(shown.plies, this.index)} / ${moveNumber(shown.course, length)}`;
        this.slider.setAttribute('aria-valuetext', count);
        this.count.textContent = count;
        this.first.disabled = this.previous.disabled = this.index === 0;
        this.next.disabled = this.index >= length;
        this.final.disabled = this.index >= shown.latest.length;
    }
}
