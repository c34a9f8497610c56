/** The page after the end: the ranking, the reason, the course of the game, the best moves, the record. */

import { get } from './api.js';
import { decide } from './decide.js';
import { button, h, s } from './dom.js';
import { moveNumber, sentence, withoutName } from './moves.js';
import { sign } from './seats.js';
import { named, nameOf, outcome, status } from './status.js';
import * as saved from './saved.js';
import { current, t } from './words.js';

const AGAIN = 1200;
const WIDTH = 300;
const HEIGHT = 110;

export class Result {
    constructor(screen) {
        this.screen = screen;
        this.element = h('section', { class: 'panel result', 'aria-label': t('result.title'), hidden: true });
        this.graph = h('div', { class: 'graph' });
        this.best = h('div', { class: 'best' });
        this.retry = button(t('result.retry'), () => this.again(), '', { 'data-retry': true, title: t('result.retry.help') });
    }

    show() {
        const { shown, room } = this.screen;
        const { latest } = shown;
        this.element.hidden = !shown.over;
        if (!shown.over) {
            this.version = null;
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
                    button(t('lens.title'), () => decide(this.screen), '', { title: t('lens.help'), 'data-verb': 'explain' }),
                    room.you >= 0 && this.hasComputer(room) ? this.retry : '',
                    button(t('result.record'), () => this.record(), '', { 'data-record': true })),
                this.graph,
                this.best);
            if (this.values) {
                this.draw();
            }
        }
        // The end itself cannot be played on from.
        this.retry.hidden = shown.index >= latest.length;
        if (this.values) {
            this.draw();
            this.moves();
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

    /** Fetches the course of the game until it is computed, and shows its beginning. */
    async review() {
        const { id, token, shown } = this.screen;
        this.graph.replaceChildren(h('p', { class: 'dim' }, t('game.thinking')));
        this.graph.scrollIntoView({ block: 'nearest' });
        try {
            for (;;) {
                const answer = await get('review', { room: id, token });
                if (!answer.unfinished) {
                    this.values = answer.values;
                    this.told = answer.told;
                    this.marks = answer.marks ?? [];
                    this.words = answer.words;
                    this.start = answer.start;
                    break;
                }
                this.graph.replaceChildren(h('p', { class: 'dim' }, t('analysis.left', answer.total - answer.done)));
                await new Promise((resolve) => setTimeout(resolve, AGAIN));
                if (shown !== this.screen.shown || !this.element.isConnected) {
                    return;
                }
            }
            this.screen.fit();
            this.screen.look(this.start);
            this.draw();
            this.graph.scrollIntoView({ block: 'nearest' });
            this.moves();
        } catch (refused) {
            this.graph.replaceChildren(h('p', { class: 'dim' }, refused.message || t('room.unsent')));
        }
    }

    draw() {
        const { shown, room, app } = this.screen;
        if (this.words) {
            this.graph.replaceChildren(h('h3', {}, t('analysis.course')), h('p', { class: 'dim' }, this.words));
            return;
        }
        const count = Math.max(1, this.values.length - 1);
        const known = this.values.filter((value) => value !== null);
        const most = Math.max(1, ...known.map(Math.abs));
        const x = (index) => (index / count) * WIDTH;
        const y = (value) => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 4);
        const points = this.values.map((value, index) => (value === null ? '' : `${x(index)},${y(value)}`)).filter(Boolean);
        const at = Math.min(count, shown.index);
        const line = (from, to, height, kind) => s('line', { x1: from, x2: to, y1: height, y2: height, class: kind });
        const svg = s(
            'svg',
            { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': t('analysis.course'), preserveAspectRatio: 'none' },
            [-1, -0.5, 0.5, 1].map((part) => line(0, WIDTH, y(part * most), 'grid')), line(0, WIDTH, HEIGHT / 2, 'axis'),
            s('polygon', { points: `0,${HEIGHT / 2} ${points.join(' ')} ${WIDTH},${HEIGHT / 2}`, class: 'fill' }),
            s('polyline', { points: points.join(' '), class: 'curve' }),
            s('line', { x1: x(at), x2: x(at), y1: 0, y2: HEIGHT, class: 'now' }));
        svg.addEventListener('click', (event) => {
            const box = svg.getBoundingClientRect();
            this.screen.look(Math.round(((event.clientX - box.left) / box.width) * count));
        });
        const dots = this.marks.filter(({ ply }) => (this.values[ply + 1] ?? this.values[ply] ?? null) !== null).map((mark) => {
            const value = this.values[mark.ply + 1] ?? this.values[mark.ply];
            const dot = h('i', { class: 'dot-mark ' + mark.mark, title: this.verdict(mark) });
            dot.style.left = `${(100 * x(Math.min(count, mark.ply + 1))) / WIDTH}%`;
            dot.style.top = `${(100 * y(value)) / HEIGHT}%`;
            return dot;
        });
        const who = (seat) => [sign(room.seats[seat], app.theme()), ' ', nameOf(room.seats[seat])];
        const first = [...who(0), this.told[at] ? `: ${this.told[at]}` : ''];
        const legend = h('p', { class: 'legend' }, h('span', {}, first), room.seats.length === 2 ? h('span', {}, nameOf(room.seats[1]), ' ', sign(room.seats[1], app.theme())) : null);
        const scale = [most, 0, -most].map((value) => h('span', {}, most <= 1 ? ((1 + value) / 2).toLocaleString(current(), { style: 'percent' }) : (value > 0 ? '+' : '') + Math.round(value)));
        this.graph.replaceChildren(
            h('h3', {}, t('analysis.course')), legend,
            h('div', { class: 'course' }, h('div', { class: 'scale', 'aria-hidden': 'true' }, scale), h('div', { class: 'curve-box' }, svg, dots),
                h('div', { class: 'moves-scale', 'aria-hidden': 'true' }, [0, Math.round(count / 2), count].map((length) => h('span', {}, String(moveNumber(shown.plies, length)))))),
            h('p', { class: 'dim' }, t(most <= 1 ? 'result.scale.chance' : 'result.scale.points', nameOf(room.seats[0]))),
            ...(this.marks.length ? [h('h3', {}, t('result.turningPoints')), h('ul', { class: 'verdicts' }, this.marks.map((mark) =>
                h('li', {}, button([h('i', { class: mark.mark }), sign(room.seats[shown.plies[mark.ply].actor], app.theme()), ' ', this.verdict(mark)], () => this.screen.look(mark.ply), 'move',
                    { 'aria-current': mark.ply === at ? 'step' : false }))))] : [h('p', {}, t('result.noTurningPoints'))]));
    }

    /** A marked ply: its grade, its cost to the player, and a better one. */
    verdict({ ply, mark, better, before, after }) {
        const { shown, room } = this.screen;
        const judged = t(mark === 'weak' ? 'analysis.weak' : 'analysis.strong') + (mark === 'weak' && before && after && before !== after ? ` (${before} → ${after})` : '');
        return `${moveNumber(shown.plies, ply + 1)}. ${sentence(shown.plies[ply], room)}: ${[judged, better ? `${t('analysis.better', '').trim()}: ${withoutName(named(better, room), nameOf(room.seats[shown.plies[ply].actor]))}` : ''].filter(Boolean).join(', ')}`;
    }

    /** The best moves of the position looked at. */
    async moves() {
        const { id, token, shown, room } = this.screen;
        const ply = shown.index;
        if (this.asked === ply) {
            return;
        }
        this.asked = ply;
        this.best.replaceChildren();
        if (ply >= shown.latest.length) {
            return;
        }
        try {
            let answer;
            do {
                answer = await get('analysis', { room: id, token, ply });
                if (answer.unfinished) {
                    await new Promise((resolve) => setTimeout(resolve, AGAIN));
                }
            } while (answer.unfinished && this.asked === ply && this.element.isConnected);
            if (this.asked !== ply || answer.unfinished) {
                return;
            }
            const mover = room.seats[shown.plies[ply]?.actor];
            this.best.replaceChildren(
                h('h3', {}, t('analysis.title')),
                answer.words && mover ? h('p', {}, sign(mover, this.screen.app.theme()), ` ${nameOf(mover)}: ${answer.words}`) : '',
                h('ol', {}, (answer.moves ?? []).slice(0, 3).map((move) => h('li', {}, h('span', {}, mover ? withoutName(named(move.words ?? move.ply, room), nameOf(mover)) : move.ply),
                    move.value ? h('span', { class: 'dim' }, ' ' + move.value) : ''))));
        } catch (refused) {
            this.best.replaceChildren(h('p', { class: 'dim' }, refused.message));
        }
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
