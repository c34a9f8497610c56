/** The players: their signs, cards, clocks and belongings. */

import { h, s } from './dom.js';
import { iconButton } from './icons.js';
import { Painter, shapeElement } from './painter.js';
import { nameOf } from './status.js';
import { seatColor } from './tints.js';
import { t } from './words.js';

/** How large the shape is on the disc of a sign. */
const SHAPE = 0.5;

function luminance(hex) {
    const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

/** A disc in a seat's color, with the shape by which its game tells it from others without color. */
export function sign(seat, theme) {
    const color = seatColor(seat?.color[theme] ?? '#6f6558', theme);
    const onIt = luminance(color) > 0.3 ? '#000000' : '#ffffff';
    const parts = (seat?.shape ?? []).map((part) => {
        const element = shapeElement(part.shape, 0);
        const line = part.type === 'line';
        element.setAttribute('fill', line ? 'none' : onIt);
        element.setAttribute('stroke', line ? onIt : 'none');
        element.setAttribute('stroke-width', part.width ?? 0);
        return element;
    });
    return s(
        'svg',
        { class: 'sign', viewBox: '-1.1 -1.1 2.2 2.2', 'aria-hidden': 'true' },
        s('circle', { r: 1, fill: color, class: 'sign-disc' }),
        s('g', { transform: `scale(${SHAPE})`, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, parts));
}

/** A clock as people read it: minutes and seconds, hours or days where there are many. */
export function clockText(millis) {
    const seconds = Math.max(0, Math.ceil(millis / 1000));
    const two = (number) => String(number).padStart(2, '0');
    if (seconds >= 172800) {
        return t('clock.days.left', Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600));
    } else if (seconds >= 3600) {
        return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
    }
    return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function gauge({ icon, count, levels, tip }, drawing, theme) {
    const svg = s('svg', { viewBox: '-1.15 -1.15 2.3 2.3', class: 'token', 'aria-hidden': 'true' });
    const painter = new Painter(svg, s('svg'), theme);
    painter.drawing = drawing;
    painter.below.append(painter.icon(icon, 0, 0, 1));
    const last = levels?.at(-1) ?? 0;
    const track = last
        ? h('span', { class: 'track', 'aria-hidden': 'true' }, Array.from({ length: last }, (unused, index) =>
            h('i', { class: (index < count ? 'had ' : '') + (levels.includes(index + 1) ? 'level' : '') })))
        : null;
    return h(
        'span',
        { class: 'gauge' + (count === 0 ? ' none' : ''), 'data-tip': tip || false },
        svg,
        h('span', { 'aria-label': tip ? `${tip}: ${count}` : false }, String(count)),
        track);
}

function rows(panel, drawing, theme) {
    return (panel?.rows ?? []).map((row) =>
        row.gauges?.length
            ? h('div', { class: 'gauges' }, row.name ? h('span', { class: 'dim' }, row.name) : null,
                row.gauges.map((one) => gauge(one, drawing, theme)))
            : h('div', { class: 'row' }, h('span', {}, row.name), h('span', {}, row.value)));
}

/** The score of a seat as a bar of its parts, as long as it is among the scores of all, and as a sum in words. */
function scoreBar({ breakdown, scores }, seat) {
    const parts = (breakdown ?? []).filter((line) => line.barred);
    if (!parts.length) {
        return null;
    }
    const most = Math.max(...scores);
    const sum = parts.map(({ words, values }) => `${words} ${values[seat]}`).join(' + ');
    const words = [`${sum} = ${scores[seat]}`, ...parts.map((part) => part.help && `${part.words}: ${part.help}`)].filter(Boolean).join('\n');
    return [h('div', { class: 'score-bar', role: 'img', 'aria-label': words, 'data-tip': words },
        parts.map(({ words: name, values }) => {
            const part = h('i', {}, h('span', {}, h('b', {}, String(values[seat])), h('span', {}, name)));
            part.style.flexGrow = values[seat];
            return values[seat] ? part : null;
        }),
        rest(most - scores[seat])), h('span', { class: 'sum', 'aria-hidden': 'true' }, `${sum} = ${scores[seat]}`)];
}

/** The empty end of a bar, up to the greatest score. */
function rest(points) {
    const end = h('i', { class: 'rest' });
    end.style.flexGrow = points;
    return end;
}

/** The words of a card for its player. */
function who(seat) {
    if (seat.kind === 'open') {
        return t('seat.open');
    } else if (seat.standIn) {
        return t('seat.standIn', seat.words);
    } else if (seat.kind === 'person') {
        return seat.connected === false ? t('seat.away') : '';
    }
    // A computer's name has been said, its level has not.
    const name = (seat.called ?? '').replace(/ \d+$/, '');
    return name && seat.words?.startsWith(name) ? seat.words.slice(name.length).replace(/^[,\s]+/, '') : seat.words ?? '';
}

/**
 * The cards of all seats for the position shown, by their numbers; clocks are told by {@link tick}. What a seat has is
 * behind a tap where there is little room: `opened` are the seats whose cards are open.
 */
export function cards(room, position, theme, actor, opened) {
    return room.seats.map((seat, index) => {
        const name = nameOf(seat);
        const score = position.scores?.[index];
        const facts = [who(seat), position.thinking === index ? t('game.thinking') : ''].filter(Boolean).join(' · ');
        // A seat's number says nothing beside a name.
        const title = name !== seat.title && !/\d$/.test(seat.title) ? seat.title : '';
        const panel = rows(position.panels?.find((each) => each.seat === index), position.picture, theme);
        const bar = scoreBar(position, index);
        const state = (actor === index ? ' active' : '') + (seat.connected === false && seat.kind === 'person' ? ' away' : '')
            + (opened.has(index) ? ' open' : '');
        // Where what a seat has is behind a tap on its card, a sign says so.
        const opener = panel.length || bar ? iconButton('open', t('seat.has', name), undefined, { class: 'opener icon quiet', 'aria-expanded': String(opened.has(index)) }) : null;
        const card = h(
            'article',
            { class: 'card' + state, 'data-seat': index, 'aria-current': actor === index ? 'true' : false },
            h('header', {}, sign(seat, theme), h('span', { class: 'name', title: name }, name),
                room.you === index ? h('span', { class: 'you' }, `(${t('seat.you')})`) : null),
            h('span', { class: 'about', title: [title, facts].filter(Boolean).join(' · ') || false },
                h('span', { class: 'seat-title' }, title), title && facts ? h('span', { class: 'seat-title' }, ' · ') : null, facts),
            h('div', { class: 'rows' }, bar, panel),
            h('span', { class: 'clock', 'data-clock': index }),
            score === undefined || score === null ? null
                : h('span', { class: 'score', 'aria-label': `${t('game.score')}: ${score}` }, String(score)),
            opener);
        if (opener) {
            card.addEventListener('click', (event) => {
                if (event.target.closest('[data-tip]')) {
                    return;
                }
                opened.has(index) ? opened.delete(index) : opened.add(index);
                opener.setAttribute('aria-expanded', String(card.classList.toggle('open')));
            });
        }
        return card;
    });
}

/** Writes the clocks, `elapsed` milliseconds after they were told. */
export function tick(container, clock, elapsed) {
    for (const label of container.querySelectorAll('[data-clock]')) {
        const seat = Number(label.dataset.clock);
        const left = clock?.left?.[seat];
        const running = clock?.running === seat;
        const now = left === undefined || left === null ? null : left - (running ? elapsed : 0);
        label.textContent = now === null ? '' : clockText(now);
        label.classList.toggle('running', running);
        label.classList.toggle('short', now !== null && now < 20000);
    }
}
