/** How players decide: who is asked about the position shown, and the lens that shows it. */

import { get } from './api.js';
import { button, dialog, h } from './dom.js';
import { Lens } from './lens.js';
import { aspectOf, thumbnail } from './painter.js';
import { nameOf } from './status.js';
import { t } from './words.js';

const AGAIN = 300;

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN));

/** Asks until there is an answer, as long as it is `wanted`. */
async function answered(query, wanted) {
    for (;;) {
        const answer = await get('explain', query);
        if (!wanted() || !answer.unfinished) {
            return answer;
        }
        await pause();
    }
}

/** Gives `tell` the steps of a search as they come, as long as they are `wanted`. */
async function follow(query, tell, wanted) {
    for (let from = 0, over = false; !over;) {
        const part = await answered({ ...query, from }, wanted);
        if (!wanted()) {
            return;
        }
        tell(part);
        from = part.from + part.steps.length;
        over = part.over && from >= part.size;
        if (!over && from >= part.size) {
            await pause();
        }
    }
}

/** The dialog in which searches are shown. */
class Sheet {
    /** `found` is called as soon as searches are shown. */
    constructor(screen, found, ...parts) {
        this.screen = screen;
        this.found = found;
        this.status = h('p', { class: 'dim', role: 'status' });
        this.place = h('div', {});
        this.box = dialog(t('lens.title'), t('panel.close'), ...parts, this.status, this.place);
        this.box.classList.add('whole');
        this.box.addEventListener('close', () => this.clear());
    }

    /** A board in the colors of the page. */
    paint(drawing, words) {
        const picture = h('div', { class: 'picture' }, thumbnail(drawing, this.screen.app.theme(), words));
        picture.style.setProperty('--aspect', aspectOf(drawing));
        return picture;
    }

    clear() {
        this.lens?.close();
        this.lens = null;
        this.place.replaceChildren();
    }

    /** Shows the searches of `queries`, one beside the other; those shown before are not wanted any more. */
    async show(queries, follows) {
        this.clear();
        const turn = (this.turn = {});
        const wanted = () => this.turn === turn && this.box.open && this.screen.element.isConnected;
        const parts = queries.map(() => []);
        const place = h('div', {});
        this.place.replaceChildren(place);
        this.status.textContent = t('game.thinking');
        const tell = (index) => (part) => {
            if (this.lens) {
                this.lens.extend(index, part);
                return;
            }
            parts[index].push(part);
            if (parts.every((each) => each.length)) {
                this.status.textContent = '';
                this.found();
                this.lens = new Lens(place, { words: part.words, searches: parts.map(([first]) => first) }, this.box, { follows, paint: (drawing, said) => this.paint(drawing, said) });
                parts.forEach((each, search) => each.slice(1).forEach((more) => this.lens.extend(search, more)));
            }
        };
        try {
            await Promise.all(queries.map((query, index) => follow(query, tell(index), wanted)));
        } catch (refused) {
            if (wanted()) {
                this.turn = null;
                this.clear();
                this.status.textContent = refused.message || t('room.unsent');
            }
        }
    }
}

/** Opens the lens when the computer of `seat` decides the next time in the game itself. */
async function watch(screen, seat) {
    const { app, room, id, token } = screen;
    const query = { room: id, token, seat };
    const turn = (screen.followed = {});
    const wanted = () => screen.followed === turn && screen.element.isConnected && !screen.shown.latest.over;
    try {
        const { thinking } = await get('explain', { ...query, anew: true });
        app.notice(t(thinking ? 'lens.live.running' : 'lens.live.next', nameOf(room.seats[seat])));
        await answered(query, wanted);
        if (wanted()) {
            new Sheet(screen, () => {}).show([query], true);
        }
    } catch (refused) {
        app.notice(refused.message || t('room.unsent'));
    }
}

/** Asks which players shall search the position shown, and shows how they do. */
export async function decide(screen) {
    const { app, room, id, token, shown } = screen;
    const query = { room: id, token, ply: shown.index, line: screen.explore.line ?? undefined };
    let known;
    try {
        known = await answered({ room: id, token }, () => screen.element.isConnected);
    } catch (refused) {
        app.notice(refused.message || t('room.unsent'));
        return;
    }
    const options = () => known.players.map(({ spec, words }) => h('option', { value: spec }, words));
    const player = h('select', { id: 'lens-player', onchange: () => offer() }, options());
    const settings = h('input', { type: 'text', id: 'lens-settings', placeholder: 'iterations=500', autocomplete: 'off' });
    const other = h('select', { id: 'lens-other' }, h('option', { value: '' }, t('lens.nobody')), options());
    const steps = h('input', { type: 'number', id: 'lens-steps', min: 1, max: known.most, value: known.steps, required: true });
    const offer = () => (settings.disabled = player.value.includes('('));
    const field = (control, words, help) => h('label', { for: control.id, title: help }, h('span', {}, words), control);
    const chosen = () => (settings.disabled || !settings.value.trim() ? player.value : `${player.value}(${settings.value.trim()})`);
    const start = (event) => {
        event.preventDefault();
        steps.removeAttribute('aria-invalid');
        if (!steps.checkValidity()) {
            steps.setAttribute('aria-invalid', 'true');
            sheet.status.textContent = t('lens.steps.allowed', known.most);
            return;
        }
        const players = [chosen(), other.value].filter(Boolean);
        sheet.show(players.map((unused, search) => ({ ...query, players, search, steps: Number(steps.value) })), false);
    };
    const live = (known.live ?? []).map((seat) => button(t('lens.live', nameOf(room.seats[seat])), () => {
        sheet.box.close();
        watch(screen, seat);
    }, '', { 'data-live': seat }));
    const form = h('form', { class: 'asked', novalidate: true, onsubmit: start },
        field(player, t('lens.player')), field(settings, t('lens.settings'), t('lens.settings.help')), field(other, t('lens.other'), t('lens.other.help')), field(steps, t('lens.steps'), t('lens.steps.help')),
        h('button', { type: 'submit', class: 'primary', 'data-lens': 'show' }, t('lens.show')), live);
    // Once a search is shown, one line with the names of the players stands for the form.
    const line = h('summary', { hidden: true });
    const asked = h('details', { open: true }, line, form);
    const sheet = new Sheet(screen, () => {
        line.textContent = [player, other].filter((each) => each.value).map((each) => each.selectedOptions[0].text).join(' – ');
        // The focus would be lost in what is closed, and with it the keys of the lens.
        asked.contains(document.activeElement) && sheet.box.querySelector('h2').focus();
        line.hidden = asked.open = false;
    }, asked);
    offer();
}
