/** Rules, lessons, the description of a position, and the links to a game. */

import { alone, get, post, texts } from './api.js';
import { packed } from './beginning.js';
import * as copies from './copies.js';
import { button, dialog, h, s } from './dom.js';
import { moveNumber } from './moves.js';
import { thumbnail } from './painter.js';
import { named } from './status.js';
import { t } from './words.js';

/** Names by which a machine calls itself alone. */
const LOCAL = /^(localhost|127\..*|\[::1\])$/;

function asked(screen) {
    const { room } = screen;
    return get('rules', { game: room.game.id, options: room.options ?? {}, seats: room.seats.length });
}

/** Opens a dialog at once, so that no tap reaches the board below it, and fills it with what `show(answer)` makes of the rules. */
async function opened(screen, title, show, kind = []) {
    const inside = h('p', { class: 'opening', role: 'status' }, t('help.opening'));
    const box = dialog(title, t('panel.close'), inside);
    box.classList.add(...kind);
    try {
        const answer = await asked(screen);
        if (box.isConnected) {
            inside.replaceWith(await show(answer, box));
        }
    } catch (refused) {
        box.close();
        screen.app.notice(refused.message || t('room.unsent'));
    }
}

/** The rules as they are played here. */
export function rules(screen) {
    opened(screen, t('game.rules'), ({ rules: sections }) => h('article', { class: 'rules' },
        sections.length ? sections.map((section) => [
            section.title ? h('h3', {}, section.title) : null,
            section.paragraphs.map((paragraph) => h('p', {}, paragraph)),
            section.drawing ? h('figure', {}, thumbnail(section.drawing, screen.app.theme(), section.title ?? '')) : null,
        ]) : h('p', {}, t('rules.none'))));
}

/** The coach's lesson. */
export function learn(screen) {
    opened(screen, t('coach.title'), async ({ coach = [] }, box) => (coach.length ? new (await import('./lesson.js')).Lesson(screen, coach, box).element : h('p', {}, t('coach.none'))), ['whole', 'lesson-sheet']);
}

/** The position in sentences. */
export function describe(screen) {
    const position = screen.shown.told;
    if (position) {
        dialog(t('room.describe'), t('panel.close'), h('div', { class: 'description' },
            [position.headline, ...(position.description ?? [])].map((line) => h('p', {}, named(line, screen.room)))));
    }
}

/** A line with the address of `fragment`, to be copied. */
export function link(words, fragment) {
    const url = location.origin + location.pathname + fragment;
    const field = h('input', { type: 'text', readonly: true, value: url, 'aria-label': words, onclick: () => field.select() });
    const copy = button(t('archive.copy'), async () => {
        field.select();
        try {
            await navigator.clipboard.writeText(url);
        } catch {
            document.execCommand('copy');
        }
        copy.textContent = t('share.copied');
    });
    return h('label', { class: 'link' }, h('span', {}, words), h('span', { class: 'line' }, field, copy));
}

/** A picture of a link, which a phone reads off the screen. */
function code(fragment, words) {
    const url = location.origin + location.pathname + fragment;
    const picture = h('div', { class: 'qr' });
    post('qr', { text: url }).then(({ size, path }) =>
        picture.append(s('svg', { viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: 'img', 'aria-label': words, 'shape-rendering': 'crispEdges' },
            s('rect', { x: -4, y: -4, width: size + 8, height: size + 8, fill: '#fff' }), s('path', { d: path, fill: '#000' }))))
        .catch(() => picture.remove());
    return picture;
}

/** The seats that nobody has yet, and to which this browser can invite somebody. */
export function inviting({ room, id, app }) {
    const { invitations = [] } = app.links(id);
    return [...room.seats.keys()].filter((seat) => room.seats[seat].kind === 'open' && invitations[seat]);
}

/** Ways to take the position shown elsewhere. */
function taking(screen) {
    const file = (end) => `${screen.room.game.id}-${screen.shown.index}.${end}`;
    const copy = button(t('share.text'), async () => {
        try {
            await navigator.clipboard.writeText(copies.text(screen));
            copy.textContent = t('share.copied');
        } catch {
            copies.download(new Blob([copies.text(screen)], { type: 'text/plain' }), file('txt'));
        }
    }, '', { 'data-copy': 'text' });
    const film = button(t('share.film'), async () => {
        film.disabled = true;
        try {
            const { film: filmOf } = await import('./film.js');
            copies.download(await filmOf(screen, (part, all) => (film.textContent = `${part} / ${all}`)), file('apng'));
        } catch (refused) {
            screen.app.notice(refused.message || t('room.unsent'));
        }
        film.textContent = t('share.film');
        film.disabled = false;
    }, '', { 'data-copy': 'film', title: t('share.film.help') });
    return h('div', {}, h('p', {}, t('share.take')), h('div', { class: 'buttons' }, copy,
        button('SVG', () => copies.download(new Blob([copies.svg(screen)], { type: 'image/svg+xml' }), file('svg')), '', { 'data-copy': 'svg' }),
        button('PNG', async () => copies.download(await copies.png(screen), file('png')), '', { 'data-copy': 'png' }),
        screen.shown.index > 0 ? film : null));
}

/** The set-up of a game from a position, in which the reader has `own`; computers play where they did. */
export function beginning({ room }, position, own) {
    const other = ({ kind, standIn }) => ({ kind: standIn || ['level', 'player'].includes(kind) ? 'level' : 'open' });
    return { game: room.game.id, options: room.options ?? {}, position: position ?? undefined,
        seats: room.seats.map((seat, index) => (index === own ? { kind: 'person' } : other(seat))) };
}

/** The links to this game that this browser knows, that of the seat `opened` just now too. */
export function share(screen, opened = -1) {
    const { room, id, app } = screen;
    const { invitations, watch = screen.watch } = app.links(id);
    const seats = [...new Set([...inviting(screen), ...(opened < 0 ? [] : [opened])])];
    const links = alone ? [] : seats.map((seat) => h('div', { 'data-invites': seat },
        link(t('share.invite', room.seats[seat].title), `#room=${id}&invite=${invitations[seat]}`),
        seats.length === 1 ? code(`#room=${id}&invite=${invitations[seat]}`, t('share.code')) : null));
    if (watch && !alone) {
        links.push(link(t('share.watch'), `#room=${id}&watch=${watch}`));
    }
    if (room.you >= 0 && !alone) {
        links.push(link(t('share.seat'), `#room=${id}&seat=${screen.token}`));
    }
    const at = screen.shown.index;
    if (watch && at > 0 && !alone) {
        links.push(link(t('share.position', moveNumber(screen.shown.plies, at)), `#room=${id}&watch=${watch}&ply=${at}`));
    }
    const setUp = h('div', {});
    const embeds = button(t('embed.title'), async () => (await import('./embedding.js')).embedding(screen), '', { 'data-embed': true });
    if (!seats.length) {
        Promise.all([get('position', { room: id, token: screen.token, at }), texts?.carried(room.game.id) ?? {}])
            .then(([{ setUp: position }, { text = '', refused }]) => position && !refused && setUp.append(
                link(t('share.setUp'), '#position=' + packed(beginning(screen, position, Math.max(0, room.you))) + text)))
            .catch(() => setUp.remove());
    }
    screen.links?.close();
    screen.links = dialog(t(seats.length ? 'room.invite' : 'room.share'), t('panel.close'),
        seats.length ? h('p', {}, t(seats.length === 1 ? 'share.send' : 'share.send.many')) : '',
        seats.length && LOCAL.test(location.hostname) ? h('p', { class: 'dim', title: t('share.local.help') }, t('share.local')) : '',
        h('div', { class: 'links' }, links.length ? links : alone ? '' : h('p', {}, t('share.none')), setUp), seats.length ? '' : [embeds, taking(screen)]);
}

/** Takes away the invitations to seats that have been taken; when there are no others, the dialog has done its work. */
export function invited({ room, links }) {
    const shown = [...links?.querySelectorAll('[data-invites]') ?? []];
    const used = shown.filter((each) => room.seats[each.dataset.invites].kind !== 'open');
    used.forEach((each) => each.remove());
    if (used.length && used.length === shown.length) {
        links.close();
    }
}
