/** The course of a game that is over: a curve, the moves of the position looked at, the turning points. */

import { get } from './api.js';
import { button, h, s } from './dom.js';
import { moveNumber, sentence, withoutName } from './moves.js';
import { sign } from './seats.js';
import { named, nameOf } from './status.js';
import { current, t } from './words.js';

const AGAIN = 1200;
const WIDTH = 300;
const HEIGHT = 110;
/** A click so near to a dot means the dot, in pixels of the screen. */
const NEAR = 14;

const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN));

export class Review {
    constructor(screen, graph) {
        this.screen = screen;
        this.graph = graph;
        this.best = h('div', { class: 'best' });
    }

    /** Fetches the course of the game until it is computed, and shows its beginning. */
    async begin() {
        const { id, token, shown } = this.screen;
        this.say(t('game.thinking'));
        this.graph.scrollIntoView({ block: 'nearest' });
        try {
            let answer;
            while ((answer = await get('review', { room: id, token })).unfinished) {
                this.say(t('analysis.left', answer.total - answer.done));
                await pause();
                if (shown !== this.screen.shown || !this.graph.isConnected) {
                    return;
                }
            }
            const { values, told, words, marks = [] } = answer;
            Object.assign(this, { values, told, words, marks, asked: null });
            this.draw();
            this.screen.fit();
            this.screen.look(answer.start);
            this.graph.scrollIntoView();
            this.show();
        } catch (refused) {
            this.say(refused.message || t('room.unsent'));
        }
    }

    say(words) {
        this.graph.replaceChildren(h('p', { class: 'dim' }, words));
    }

    /** Draws what stays the same while one steps through the game. */
    draw() {
        const { room, app } = this.screen;
        this.isDrawn = true;
        this.count = Math.max(1, this.values.length - 1);
        if (this.words) {
            this.graph.replaceChildren(h('h3', {}, t('analysis.course')), h('p', { class: 'dim' }, this.words), this.best);
            return;
        }
        const most = Math.max(1, ...this.values.map(Math.abs));
        this.legend = h('span', {});
        const other = room.seats.length === 2 ? h('span', {}, nameOf(room.seats[1]), ' ', sign(room.seats[1], app.theme())) : null;
        const scale = [most, 0, -most].map((value) => h('span', {}, most <= 1 ? ((1 + value) / 2).toLocaleString(current(), { style: 'percent' }) : (value > 0 ? '+' : '') + Math.round(value)));
        const numbers = [0, Math.round(this.count / 2), this.count].map((length) => h('span', {}, String(moveNumber(this.screen.shown.plies, length))));
        this.graph.replaceChildren(
            h('h3', {}, t('analysis.course')), h('p', { class: 'legend' }, this.legend, other),
            h('div', { class: 'course' }, h('div', { class: 'scale', 'aria-hidden': 'true' }, scale), this.curve(most),
                h('div', { class: 'moves-scale', 'aria-hidden': 'true' }, numbers)),
            h('p', { class: 'dim' }, t(most <= 1 ? 'result.scale.chance' : 'result.scale.points', nameOf(room.seats[0]))),
            this.best, ...this.turns());
        this.mark();
    }

    /** The curve with its dots, where a click looks at a position. */
    curve(most) {
        const { count, values } = this;
        const x = (index) => (index / count) * WIDTH;
        const y = (value) => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 4);
        const points = values.map((value, index) => (value === null ? '' : `${x(index)},${y(value)}`)).filter(Boolean);
        const line = (height, kind) => s('line', { x1: 0, x2: WIDTH, y1: height, y2: height, class: kind });
        this.now = s('line', { y1: 0, y2: HEIGHT, class: 'now' });
        const svg = s(
            'svg',
            { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': t('analysis.course'), preserveAspectRatio: 'none' },
            [-1, -0.5, 0.5, 1].map((part) => line(y(part * most), 'grid')), line(HEIGHT / 2, 'axis'),
            s('polygon', { points: `0,${HEIGHT / 2} ${points.join(' ')} ${WIDTH},${HEIGHT / 2}`, class: 'fill' }),
            s('polyline', { points: points.join(' '), class: 'curve' }), this.now);
        // A dot stands where it was decided: there one sees what else there was.
        const dots = this.marks.filter(({ ply }) => (values[ply] ?? values[ply + 1] ?? null) !== null).map((mark) => {
            const dot = h('i', { class: 'dot-mark ' + mark.mark, title: this.verdict(mark), 'data-ply': mark.ply });
            dot.style.left = `${(100 * x(mark.ply)) / WIDTH}%`;
            dot.style.top = `${(100 * y(values[mark.ply] ?? values[mark.ply + 1])) / HEIGHT}%`;
            return dot;
        });
        return h('div', { class: 'curve-box', onclick: (event) => this.screen.look(this.pointed(event, svg, dots)) }, svg, dots);
    }

    /** The position that a click on the curve means. */
    pointed({ clientX, clientY }, svg, dots) {
        const far = (dot) => {
            const { left, top, width, height } = dot.getBoundingClientRect();
            return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
        };
        const [nearest] = dots.map((dot) => [far(dot), dot]).sort(([one], [other]) => one - other);
        if (nearest?.[0] <= NEAR) {
            return Number(nearest[1].dataset.ply);
        }
        const box = svg.getBoundingClientRect();
        return Math.round(((clientX - box.left) / box.width) * this.count);
    }

    turns() {
        const { shown, room, app } = this.screen;
        if (!this.marks.length) {
            return [h('p', {}, t('result.noTurningPoints'))];
        }
        return [h('h3', {}, t('result.turningPoints')), h('ul', { class: 'verdicts' }, this.marks.map((mark) => {
            const seat = room.seats[mark.seat ?? shown.plies[mark.ply].actor];
            return h('li', {}, button([h('i', { class: mark.mark }), seat ? sign(seat, app.theme()) : '', ' ', this.verdict(mark)],
                () => this.screen.look(mark.ply), 'move', { 'data-ply': mark.ply }));
        }))];
    }

    /** A marked ply: its grade, its cost to the player, and a better one; of an outcome of chance the gain of the lucky `seat`. */
    verdict({ ply, mark, better, before, after, seat }) {
        const { shown, room } = this.screen;
        const { actor } = shown.plies[ply];
        const judged = t('analysis.' + mark, seat === undefined ? '' : nameOf(room.seats[seat])) + (mark !== 'strong' && before && after && before !== after ? ` (${before} → ${after})` : '');
        const other = better ? `${t('analysis.better', '').trim()}: ${withoutName(named(better, room), nameOf(room.seats[actor]))}` : '';
        return `${moveNumber(shown.plies, ply + 1)}. ${sentence(shown.plies[ply], room)}: ${[judged, other].filter(Boolean).join(', ')}`;
    }

    /** The next time all is drawn anew, in other colors. */
    invalidate() {
        this.isDrawn = false;
        this.asked = null;
    }

    /** Brings everything up to the position looked at. */
    show() {
        if (this.values) {
            this.isDrawn ? this.mark() : this.draw();
            this.moves();
        }
    }

    /** Marks the position looked at, and lets all else stand where it is. */
    mark() {
        if (this.words) {
            return;
        }
        const { shown, room, app } = this.screen;
        const at = Math.min(this.count, shown.index);
        const place = (at / this.count) * WIDTH;
        this.now.setAttribute('x1', place);
        this.now.setAttribute('x2', place);
        const [first] = room.seats;
        this.legend.replaceChildren(sign(first, app.theme()), ' ', nameOf(first), this.told[at] ? `: ${this.told[at]}` : '');
        this.graph.querySelectorAll('[data-ply]').forEach((each) => each.toggleAttribute('data-now', Number(each.dataset.ply) === at));
        this.graph.querySelectorAll('.verdicts .move').forEach((each) => (each.ariaCurrent = each.dataset.now === undefined ? null : 'step'));
    }

    /** The moves of the position looked at. */
    async moves() {
        const { id, token, shown } = this.screen;
        const ply = shown.index;
        if (this.asked === ply) {
            return;
        }
        this.asked = ply;
        if (ply >= shown.latest.length) {
            this.best.replaceChildren();
            return;
        }
        const title = h('h3', {}, t('analysis.title'));
        this.best.replaceChildren(title);
        // Of two questions about one position, asked again before the first was answered, only the last counts.
        const wanted = () => title.parentNode === this.best && this.graph.isConnected;
        try {
            let answer;
            while ((answer = await get('analysis', { room: id, token, ply })).unfinished && wanted()) {
                await pause();
            }
            if (wanted()) {
                this.best.append(...this.analysis(answer, ply));
            }
        } catch (refused) {
            wanted() && this.best.append(h('p', { class: 'dim' }, refused.message || t('room.unsent')));
        }
    }

    /** The best moves, and in any case the one that was played. */
    analysis({ words, moves = [], reasons = [] }, ply) {
        const { shown, room, app } = this.screen;
        const mover = room.seats[shown.plies[ply]?.actor];
        const said = (text) => (mover ? withoutName(named(text, room), nameOf(mover)) : text);
        return [
            words ? h('p', {}, mover ? [sign(mover, app.theme()), ` ${nameOf(mover)}: `] : '', words) : '',
            moves.length ? h('ol', {}, moves.map((move) => h('li', { class: move.played ? 'played' : false, value: move.rank },
                h('span', {}, said(move.words ?? move.ply)), h('span', { class: 'dim' }, [move.value, move.played ? t('analysis.played') : ''].filter(Boolean).map((each) => ' ' + each))))) : '',
            reasons.length ? h('p', { class: 'dim' }, said(moves[0].words), ': ', reasons.map((each) => named(each, room)).join(' ')) : '',
        ];
    }
}
