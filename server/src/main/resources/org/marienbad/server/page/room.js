/** The screen of one game: for those who play and those who watch. */

import { alone, Events, get, post } from './api.js';
import { Board } from './board.js';
import { Choices } from './choices.js';
import { h } from './dom.js';
import { iconButton } from './icons.js';
import { Explore } from './explore.js';
import { Headline } from './headline.js';
import { foot, here } from './embed.js';
import { invited, inviting, share } from './help.js';
import { pressed } from './keys.js';
import { Layout } from './layout.js';
import { MoveList, ReplayBar } from './moves.js';
import { Talk } from './talk.js';
import { Result } from './result.js';
import { cards, tick } from './seats.js';
import { nameOf, outcome } from './status.js';
import { Shown } from './shown.js';
import { SPEEDS } from './timeline.js';
import { tipped } from './tip.js';
import { Tools } from './tools.js';
import { Together } from './together.js';
import { Turn } from './turn.js';
import * as saved from './saved.js';
import { current, t } from './words.js';

/** So many plies behind, motions are twice as fast. */
const CATCH_UP = 6;
/** How long a ply that is followed stands, in milliseconds. */
const READ = 1000;

export class Room {
    /** `app` tells the theme, shows notices and goes to other screens; `access` is `{seat}` or `{watch}`, or neither. */
    constructor(app, id, access) {
        this.app = app;
        this.id = id;
        this.together = new Together(this, access.seat ?? access.watch ?? '');
        this.token = this.together.tokens[0];
        this.watch = access.watch;
        this.turn = new Turn(this, access.ply ? Number(access.ply) : null);
        this.room = null;
        this.board = new Board(app.theme(), {
            onplay: (action) => (this.explore.possible ? this.explore.play(action) : this.choices.choose(action)),
            onnarrow: () => this.showButtons(),
            onrefuse: (spot, tip) => this.turn.refuse(spot, tip),
        });
        this.shown = new Shown({
            play: (motions, next) => this.animate(motions, next),
            settle: () => this.settle(),
            rest: () => new Promise((go) => setTimeout(go, READ / (this.speed || 1))),
            paced: () => this.onlyComputers,
        });
        const look = (length) => this.look(length);
        this.moves = new MoveList(look);
        this.bar = new ReplayBar(look);
        this.talk = new Talk(this);
        this.result = new Result(this);
        this.explore = new Explore(this);
        this.foot = foot(app, () => (access.full ? here(this, access.full) : `#room=${id}&watch=${this.token}`), () => this.shown.over);
        this.lay();
        this.listen();
        this.timer = setInterval(() => this.tick(), 250);
        this.keys = (event) => pressed(this, event);
        document.addEventListener('keydown', this.keys);
        this.visible = () => !document.hidden && !this.onlyComputers && this.shown.latest && this.shown.viewing === null && this.shown.jump();
        document.addEventListener('visibilitychange', this.visible);
    }

    async listen() {
        try {
            this.token = await this.together.first();
        } catch (refused) {
            this.refused(refused.message);
            return;
        }
        this.events = this.closed ? null : new Events(this.id, this.token, {
            onmessage: (message) => this.receive(message),
            onstate: (connected) => this.connected(connected),
            onrefused: (words) => this.refused(words),
        });
    }

    close() {
        this.closed = true;
        this.events?.close();
        clearInterval(this.timer);
        document.removeEventListener('keydown', this.keys);
        document.removeEventListener('visibilitychange', this.visible);
        this.layout.close();
        this.board.skip();
    }

    lay() {
        this.title = h('h1', {}, '');
        this.state = h('span', { class: 'state', role: 'status' }, t('room.connecting'));
        this.headline = new Headline(this, () => this.replay());
        this.others = h('section', { class: 'seats others', 'aria-label': t('new.players') });
        this.own = h('section', { class: 'seats own', 'aria-label': t('room.below') });
        this.opened = new Set();
        this.flipped = false;
        this.choices = new Choices(this);
        this.tools = new Tools(this);
        this.tool = h('div', { class: 'bar' }, this.bar.element, h('div', { class: 'buttons-row' },
            iconButton('turn', t('room.turnBoard'), () => this.flip(), { 'data-turn': true, class: 'icon quiet wide-only' }), this.talk.actions));
        this.main = h('main', { class: 'play' });
        this.middle = h('div', { class: 'middle' }, this.result.element, this.talk.element, this.moves.element);
        this.side = h('aside', { class: 'side', 'aria-label': t('analysis.course') });
        this.element = h(
            'div',
            { class: 'room waiting' },
            h('header', { class: 'top' },
                iconButton('back', t('screen.back'), () => this.app.go(this.mine ? '' : saved.boardsWith(this.id)), { class: 'icon quiet back' }),
                this.title, this.state, this.tools.element, this.app.controls()),
            this.main, this.side, this.together.cover, this.headline.live);
        this.layout = new Layout(this);
        this.layout.arrange();
        this.tip = tipped(this.element);
    }

    /** Messages of the server, in their order. */
    receive(message) {
        if (message.type === 'room') {
            const known = this.room;
            this.room = this.together.read(message);
            this.remember();
            invited(this);
            if (this.shown.latest) {
                this.settle();
            } else {
                this.showRoom();
            }
            if (known && !known.next && message.next && (this.mine || !this.result.values)) {
                this.goOn();
            }
            if (this.app.fresh === this.id) {
                this.app.fresh = null;
                if (inviting(this).length) {
                    share(this);
                }
            }
        } else if (message.type === 'position') {
            if (!this.shown.receive(message)) {
                this.events.again();
            }
        } else if (message.type === 'clock' && this.shown.latest) {
            Object.assign(this.shown.latest, { clock: message.clock, received: performance.now() });
        } else if (message.type === 'thinking' && this.shown.latest) {
            this.shown.latest.thinking = message.seat;
            this.showSeats();
        } else if (message.type === 'phrase') {
            this.talk.said(message);
        }
    }

    remember() {
        const { you, seats, game } = this.room;
        if (you >= 0) {
            const opponents = seats.filter((unused, index) => index !== you)
                .map((seat) => ({ words: seat.name || seat.words || nameOf(seat), level: seat.level }));
            const known = saved.games().find((each) => each.room === this.id);
            const facts = { room: this.id, token: this.together.access, game: game.id, name: game.name, language: current(), opponents,
                people: seats.some((seat, index) => index !== you && ['person', 'open'].includes(seat.kind)) };
            known ? saved.update(this.id, facts) : saved.keep({ ...facts, played: false, begun: Date.now() });
        }
    }

    /** To the rematch: everybody who plays has agreed, and its clock runs. */
    goOn() {
        this.app.goRoom(this.room.next, this.mine ? { seat: this.together.access } : { watch: this.watch });
    }

    connected(connected) {
        this.state.textContent = connected ? '' : t('room.reconnecting');
        this.element.classList.toggle('offline', !connected);
    }

    refused(words) {
        this.state.textContent = alone ? t('room.unknown.here') : words || t('room.unknown');
        this.together.cover.replaceChildren(h('p', { class: 'error', role: 'alert' }, this.state.textContent));
        saved.update(this.id, { gone: true });
    }

    animate(motions, next) {
        // Who falls behind catches up; who looks at a turn again, or at computers, has time to read.
        return this.board.play(motions, next.picture, this.speed * (1 + this.shown.queue.length / (next.again || this.onlyComputers ? Infinity : CATCH_UP)));
    }

    get speed() {
        return SPEEDS[saved.setting('speed', 'normal')] ?? 1;
    }

    /** Whether all seats are computers', who would play faster than anybody can follow. */
    get onlyComputers() {
        return Boolean(this.room?.seats.every((seat) => !['person', 'open'].includes(seat.kind)));
    }

    get version() {
        return Math.max(this.room.version, this.shown.latest?.version ?? 0);
    }

    get mine() {
        return this.room?.you >= 0;
    }

    /** Whether the newest position is shown at rest. */
    get atRest() {
        return this.shown.viewing === null && !this.shown.moving && !this.shown.queue.length;
    }

    /** Brings everything up to the position shown. */
    settle() {
        if (!this.room || !this.shown.told) {
            return;
        }
        const position = this.shown.told;
        const moving = this.shown.moving;
        this.together.uncover();
        this.element.classList.remove('waiting');
        this.showRoom();
        this.turnBoard();
        if (!moving) {
            const legal = this.atRest && !this.room.paused ? this.shown.latest.legal ?? [] : [];
            this.board.show(position.picture, legal, position.last ?? []);
            this.waiting = false;
        }
        this.turn.tell(moving);
        this.headline.show(position, moving);
        this.showSeats();
        this.bar.show(this.shown);
        this.result.show();
        this.showButtons();
        // Last, as the buttons leave the list less room.
        this.moves.show(this.shown, this.room, this.app.theme());
        const { over, actor, payoffs } = this.shown.latest;
        saved.update(this.id, { over, ...(over || this.shown.plies.some((ply) => ply.actor >= 0) ? { played: true } : {}), mine: actor === this.room.you, result: over && this.mine && !this.room.together ? outcome(payoffs, this.room.you) : undefined });
        document.title = (this.atRest && this.mine && this.shown.latest.actor === this.room.you && !this.shown.latest.over ? '● ' : '')
            + this.room.game.name;
        if (!moving) {
            this.explore.look();
            this.together.turn();
            this.foot?.show();
        }
    }

    /** The screen has another size; clicks that are counted stay. */
    fit() {
        if (this.room && this.shown.told) {
            this.showSeats();
            this.turnBoard();
            this.moves.show(this.shown, this.room, this.app.theme());
        }
    }

    /** The seat whose side of the board is at the bottom. */
    get bottom() {
        const { seats, you, together } = this.room;
        const seat = together && !this.together.secret ? 0 : Math.max(0, you);
        return this.flipped && seats.length === 2 ? 1 - seat : seat;
    }

    /** Shows the board from the other side, or from one's own again. */
    flip() {
        this.flipped = !this.flipped;
        this.showSeats();
        this.turnBoard();
    }

    /** The server draws one's own side at the bottom; who wants the other one turns that. */
    turnBoard() {
        this.board.call(new Map(this.room.seats.map((seat) => [seat.title, nameOf(seat)])));
        this.board.turn(this.flipped, this.layout.sideways);
    }

    showSeats() {
        const position = this.shown.told;
        const { seats } = this.room;
        const actor = this.actor(position, this.shown.moving);
        const all = cards(this.room, position, this.app.theme(), actor, this.opened);
        this.layout.arrange();
        const { together } = this.layout;
        const { bottom } = this;
        const around = [...all.slice(bottom + 1), ...all.slice(0, bottom)];
        this.others.replaceChildren(...(together ? all : around));
        this.own.replaceChildren(...(together ? [] : [all[bottom]]));
        this.tip.node?.isConnected || this.tip.hide();
        this.others.classList.toggle('many', around.length > 2);
        this.scrollSeats();
        this.tick();
    }

    /** Scrolls the cards so that the one who is at it is seen. */
    scrollSeats() {
        const card = this.others.querySelector('.active');
        if (card && this.revealed !== card.dataset.seat) {
            this.revealed = card.dataset.seat;
            const seats = this.others;
            seats.scrollTop = card.offsetTop - seats.offsetTop - (seats.clientHeight - card.offsetHeight) / 2;
            seats.scrollLeft = card.offsetLeft - seats.offsetLeft - (seats.clientWidth - card.offsetWidth) / 2;
        }
    }

    actor(position, moving) {
        return moving ? this.shown.plies[position.length - 1]?.actor : position.over ? -1 : position.actor;
    }

    showRoom() {
        const { game, optionsWords } = this.room;
        this.title.textContent = game.name;
        this.title.title = optionsWords ?? '';
        this.talk.show();
        this.tools.show();
    }

    /** The buttons of actions, and the line above the board, which names the awaited click. */
    showButtons() {
        const free = this.atRest && !this.waiting && !this.room.paused;
        const wanted = this.choices.show(free);
        if (wanted) {
            this.headline.ask(wanted);
        } else if (this.shown.told && this.atRest) {
            this.headline.status(this.shown.told);
        }
    }

    async play(action) {
        if (this.waiting) {
            return;
        }
        this.waiting = true;
        const { latest } = this.shown;
        this.board.clicks.offer([]);
        this.board.recommend([]);
        this.showButtons();
        // Who leaves at once has played all the same.
        saved.update(this.id, { played: true });
        try {
            await post('play', { room: this.id, token: this.token, version: this.version, code: action.code });
        } catch (refused) {
            this.app.notice(refused.message || t('room.unsent'));
            if (latest === this.shown.latest) {
                this.settle();
            }
        } finally {
            this.waiting = false;
        }
    }

    /** Asks for something that the room decides, and says why if it does not. */
    async ask(verb, body = {}) {
        try {
            const token = this.together.asker(verb);
            const answer = await post(verb, { room: this.id, token, version: this.version, ...body });
            await this.together.agree(verb, token);
            return answer;
        } catch (refused) {
            this.app.notice(refused.message || t('room.unsent'));
            return null;
        }
    }

    look(length) {
        if (this.shown.latest) {
            this.board.skip();
            this.shown.look(length, (at) => get('position', { room: this.id, token: this.token, at }))
                .catch((refused) => this.app.notice(refused.message || t('room.unsent')));
        }
    }

    /** Shows again what has been played since one's last decision. */
    replay() {
        if (this.shown.latest) {
            this.board.skip();
            this.shown.replay(this.room.you, (at) => get('position', { room: this.id, token: this.token, at }))
                .catch((refused) => this.app.notice(refused.message || t('room.unsent')));
        }
    }

    tick() {
        const { latest } = this.shown;
        if (latest?.clock) {
            tick(this.element, latest.clock, latest.over ? 0 : performance.now() - latest.received);
        }
    }

    /** The theme is another one. */
    repaint() {
        this.board.theme(this.app.theme());
        this.result.invalidate();
        this.settle();
    }
}
