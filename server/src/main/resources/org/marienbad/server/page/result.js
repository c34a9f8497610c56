/** The page after the end: the ranking, the reason, the record, and the way to the review. */

import { get } from './api.js';
import { button, h } from './dom.js';
import { sign } from './seats.js';
import { named, nameOf, outcome, status } from './status.js';
import * as saved from './saved.js';
import { t } from './words.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Result {
    constructor(screen) {
        this.screen = screen;
        this.element = h('section', { class: 'panel result', 'aria-label': t('result.title'), hidden: true });
        this.graph = h('div', { class: 'graph' });
        this.retry = button(t('result.retry'), () => this.again(), '', { 'data-retry': true, title: t('result.retry.help') });
    }

    show() {
        const { shown, room } = this.screen;
        const { latest } = shown;
        this.element.hidden = !shown.over;
        if (!shown.over) {
            this.version = null;
            this.awaited = true;
            // Asked in time, so that the result appears whole.
            this.hasComputer(room);
            return;
        }
        if (this.version !== latest.version) {
            this.version = latest.version;
            this.element.replaceChildren(
                h('h2', { class: 'outcome ' + (room.you >= 0 && !room.together ? outcome(latest.payoffs, room.you) : '') }, status(latest, room)[0]),
                ...(latest.ending ? [h('p', {}, named(latest.ending, room))] : []),
                this.ranking(latest, room),
                this.breakdown(latest, room),
                this.series(latest, room),
                h('div', { class: 'buttons' },
                    room.you >= 0 || (room.host && this.screen.onlyComputers) ? button(t(room.you >= 0 ? 'game.over.rematch' : 'embed.again'), () => this.screen.ask('rematch'), 'primary', { 'data-verb': 'rematch' }) : '',
                    button(t('result.review'), () => this.review(), '', { title: t('result.review.help'), 'data-help': 'review' }),
                    button(t('lens.title'), () => this.screen.talk.decide(), '', { title: t('lens.help'), 'data-verb': 'explain' }),
                    room.you >= 0 && this.hasComputer(room) ? this.retry : '',
                    button(t('result.record'), () => this.record(), '', { 'data-record': true })),
                this.graph);
        }
        // The end itself cannot be played on from; the button keeps its room, so that nothing moves.
        this.retry.disabled = shown.index >= latest.length;
        this.course?.show();
        if (this.awaited) {
            this.awaited = false;
            this.reveal();
        }
    }

    /** The next time all is drawn anew, in other colors. */
    invalidate() {
        this.version = null;
        this.course?.invalidate();
    }

    /** Who sees a game end on an upright screen sees its result at once, and still the whole board. */
    reveal() {
        const { layout, board } = this.screen;
        if (layout.shown === 'upright') {
            const below = this.element.getBoundingClientRect().bottom - innerHeight;
            scrollBy({ top: Math.min(Math.max(0, below), board.element.getBoundingClientRect().top), behavior: calm.matches ? 'instant' : 'smooth' });
        }
    }

    /** Whether computers can play this game: only then can it be tried again. */
    hasComputer(room) {
        if (this.levels === undefined) {
            this.levels = false;
            this.screen.app.catalogue().then(({ games }) => {
                this.levels = Boolean(games.find((each) => each.id === room.game.id)?.levels.length);
                this.version = null;
                this.show();
            }).catch(() => (this.levels = undefined));
        }
        return this.levels;
    }

    /** Plays on from the position looked at, against computers, in a game of its own. */
    async again() {
        const { shown, app, room } = this.screen;
        const made = await this.screen.ask('retry', { ply: shown.index });
        if (made) {
            saved.keep({ room: made.id, token: made.token, game: room.game.id, name: room.game.name, begun: Date.now() });
            app.goRoom(made.id, { seat: made.token });
        }
    }

    ranking(latest, room) {
        const worth = latest.payoffs ?? room.seats.map(() => 0);
        const order = room.seats.map((unused, index) => index).sort((a, b) => worth[b] - worth[a]);
        let place = 0;
        return h('ol', { class: 'ranking' }, order.map((seat, index) => {
            if (index === 0 || worth[seat] < worth[order[index - 1]]) {
                place = index + 1;
            }
            return h('li', {}, h('span', { class: 'number' }, place + '.'), sign(room.seats[seat], this.screen.app.theme()),
                h('span', { class: place === 1 ? 'name first' : 'name' }, nameOf(room.seats[seat])),
                h('span', { class: 'score' }, latest.scores?.length ? String(latest.scores[seat]) : ''));
        }));
    }

    breakdown({ breakdown, scores }, room) {
        if (!breakdown?.length) {
            return '';
        }
        const counted = breakdown.filter((row) => row.counted !== false);
        const line = (words, values, kind, help) =>
            h('tr', { class: kind, title: help || false }, h('th', { scope: 'row' }, words), values.map((value) => h('td', {}, value === null ? '–' : String(value).replace('-', '−'))));
        return h(
            'table',
            { class: 'breakdown' },
            h('thead', {}, h('tr', {}, h('th', {}, t('result.breakdown')), room.seats.map((seat) =>
                h('th', { scope: 'col' }, sign(seat, this.screen.app.theme()), h('span', { class: 'hidden' }, nameOf(seat)))))),
            h('tbody', {}, counted.map((row) => line(row.words, row.values, '', row.help)),
                // The sum of one number is known.
                scores?.length && counted.length > 1 ? line(t('result.total'), scores, 'total') : null,
                breakdown.filter((row) => row.counted === false).map((row) => line(row.words, row.values))));
    }

    /** The points of the games before this one and of this one. */
    series({ payoffs }, room) {
        if (!payoffs || !room.series?.some((points) => points > 0)) {
            return '';
        }
        const best = Math.max(...payoffs);
        const alone = payoffs.filter((payoff) => payoff === best).length === 1;
        const won = (seat) => (alone ? Number(payoffs[seat] === best) : 0.5);
        const points = room.series.map((value, seat) => `${nameOf(room.seats[seat])} ${value + won(seat)}`);
        return h('p', { class: 'series' }, t('result.series', points.join(' · ')));
    }

    /** Fetches the course of the game, and shows where it turned. */
    async review() {
        const { screen } = this;
        try {
            const { Review } = await import('./review.js');
            this.course ??= new Review(screen, this.graph);
        } catch {
            screen.app.notice(t('room.unsent'));
            return;
        }
        await this.course.begin();
    }

    /** The value of each position; nothing until somebody has asked. */
    get values() {
        return this.course?.values;
    }

    async record() {
        const { id, token, app } = this.screen;
        try {
            const record = await get('record', { room: id, token, format: 'json' });
            const url = URL.createObjectURL(new Blob([record.text], { type: record.type }));
            const link = h('a', { href: url, download: record.file });
            link.click();
            setTimeout(() => URL.revokeObjectURL(url), 1000);
        } catch (refused) {
            app.notice(refused.message || t('room.unsent'));
        }
    }
}
