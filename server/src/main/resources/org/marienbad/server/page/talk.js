/** The talk of the players of a room: offers and answers, phrases, and commands on the game. */

import { button, dialog, h } from './dom.js';
import { inviting, share } from './help.js';
import { icon, iconButton } from './icons.js';
import { withoutName } from './moves.js';
import { named, nameOf } from './status.js';
import { t } from './words.js';

/** So many phrases can be read. */
const MOST_PHRASES = 3;
/** Who has no keys is told of none. */
const touch = matchMedia('(hover: none) and (pointer: coarse)');

export class Talk {
    constructor(screen) {
        this.screen = screen;
        this.offered = new Map();
        this.declined = null;
        this.banner = h('div', { class: 'offers', role: 'status' });
        this.news = h('ul', { class: 'news', 'aria-live': 'polite' });
        this.phrases = h('div', { class: 'phrases', 'aria-live': 'polite' });
        this.actions = h('div', { class: 'actions' });
        this.element = h('section', { class: 'panel talk', 'aria-label': t('room.talk') }, this.news, this.phrases);
    }

    get room() {
        return this.screen.room;
    }

    name(seat) {
        return nameOf(this.room.seats[seat]);
    }

    show() {
        const { room, screen } = this;
        this.answered();
        this.tell(room.notices ?? []);
        if (!this.listens) {
            this.listens = true;
            room.phrases?.forEach((phrase) => this.said(phrase));
        }
        const over = screen.shown.over;
        const key = JSON.stringify([room.offers, room.you, room.seats, room.next, room.problem, room.paused, room.computersStay, this.declined, over, screen.shown.held, screen.turn.hinted, this.mayHint(), screen.shown.latest?.length > 0, screen.shown.plies.some((ply) => ply.actor === room.you), room.host]);
        if (key !== this.key) {
            this.key = key;
            this.banner.replaceChildren(...this.hint(), ...this.replaced(over), ...this.free(over), ...(room.offers ?? []).map((offer) => this.offer(offer)), ...this.no(), ...this.next(), ...this.absent(over),
                ...(room.paused ? [h('p', { class: 'offer', 'data-paused': true }, t('room.paused'))] : []),
                ...(room.problem ? [h('p', { class: 'offer error' }, room.problem)] : []));
            this.banner.scrollIntoView({ block: 'nearest' });
            this.actions.replaceChildren(...this.swaps(over), ...(room.you >= 0 ? this.mine(over) : this.watching(over)));
        }
    }

    /** Lists the changes of seats; a new one is told aloud, too. */
    tell(notices) {
        const words = notices.filter(({ what, seat }) => what !== 'claimed' || (seat !== this.room.you && !this.room.together)).map((notice) => notice.words);
        const told = JSON.stringify(words);
        if (told !== this.told) {
            if (this.told !== undefined && words.length) {
                this.screen.app.notice(words.at(-1));
            }
            this.told = told;
            this.news.replaceChildren(...words.map((line) => h('li', { class: 'dim' }, line)));
        }
    }

    /** The seats that nobody has yet, and the way to invite somebody. */
    free(over) {
        const titles = this.room.seats.filter((seat) => seat.kind === 'open').map((seat) => seat.title);
        if (over || !titles.length) {
            return [];
        }
        const known = inviting(this.screen).length > 0;
        return [h('p', { class: 'offer', 'data-free': true }, t('room.free', titles.join(', ')),
            known ? button(t('room.invite'), () => share(this.screen), 'primary', { 'data-invite': true }) : null)];
    }

    /**
     * Finds out whether somebody has declined what one has offered: then the offer is gone, and nothing else has happened.
     * Whatever happens next ends the news of it.
     */
    answered() {
        const { room, screen } = this;
        const { latest } = screen.shown;
        const now = JSON.stringify([latest?.length, latest?.over, room.next, room.notices]);
        const mine = (room.offers ?? []).filter((offer) => offer.by === room.you);
        if (now !== this.then || mine.length) {
            this.declined = null;
        }
        for (const [what, { then, seat }] of this.offered) {
            // Nobody has to stand in for who is here again.
            if (then === now && !mine.some((offer) => offer.what === what) && !room.seats[seat]?.connected) {
                this.declined = what;
            }
        }
        // An offer stands for the game as it was when it was made.
        this.offered = new Map(mine.map(({ what, seat }) => [what, { seat, then: this.offered.get(what)?.then ?? now }]));
        this.then = now;
    }

    /** Who has lost the seat to a computer is told so for as long as it plays. */
    replaced(over) {
        const seat = this.room.seats[this.room.you];
        return seat?.standIn && !over ? [h('p', { class: 'offer', 'data-replaced': true }, t('room.replaced', seat.words))] : [];
    }

    /** Whether one may ask for a hint now. */
    mayHint() {
        const { latest } = this.screen.shown;
        return Boolean(this.room.hints && latest && !latest.over && this.room.you >= 0 && latest.actor === this.room.you);
    }

    /** The action of a computer, in words, with its reasons. */
    hint() {
        const { hinted } = this.screen.turn;
        if (!hinted) {
            return [];
        }
        const own = this.room.seats[this.room.you]?.title;
        const action = (this.screen.shown.latest?.legal ?? []).find((each) => each.ply === hinted.ply);
        const words = hinted.thinking ? t('game.thinking') : action ? t('hint.words', withoutName(hinted.words, own)) : hinted.words;
        return [h('div', { class: 'offer hint', 'data-hint': hinted.thinking ? 'thinking' : 'told' },
            icon('hint'), h('div', {}, h('p', {}, words), (hinted.reasons ?? []).map((reason) => h('p', { class: 'dim' }, named(reason, this.room)))),
            action ? button(t('game.hint.play'), () => this.screen.play(action), 'primary') : null)];
    }

    no() {
        return this.declined ? [h('p', { class: 'offer', 'data-declined': this.declined }, t(`offer.${this.declined}.declined`))] : [];
    }

    offer(offer) {
        const { you } = this.room;
        const who = this.name(offer.by);
        const about = offer.what === 'stand-in' ? this.name(offer.seat) : '';
        const words = offer.by === you ? t(`offer.${offer.what}.mine`, about) : t(`offer.${offer.what}`, who, about);
        const answer = (yes) => () => this.screen.ask('answer', { what: offer.what, yes });
        return h('p', { class: 'offer', 'data-offer': offer.what }, words, offer.words ? ` (${offer.words})` : '',
            offer.asked ? [button(t('offer.yes'), answer(true), 'primary'), button(t('offer.no'), answer(false))] : null);
    }

    /** The way to the rematch once it has been agreed upon. */
    next() {
        const { room, screen } = this;
        if (!room.next) {
            return [];
        }
        return [h('p', { class: 'offer' }, t('room.next'), button(t('room.next.go'), () => screen.goOn(), 'primary', { 'data-next': true }))];
    }

    /** A computer may step in for who has left. */
    absent(over) {
        const { room } = this;
        if (over || room.you < 0 || room.together) {
            return [];
        }
        return room.seats.map((seat, index) => {
            if (index === room.you || seat.kind !== 'person' || seat.connected !== false
                || seat.standIn || room.offers?.some((offer) => offer.what === 'stand-in' && offer.seat === index)) {
                return null;
            }
            return h('p', { class: 'offer' }, t('room.absent', this.name(index)),
                button(t('room.standIn'), () => this.standIn(index), '', { 'data-stand-in': index }));
        }).filter(Boolean);
    }

    /** Asks for a computer as strong as usual. */
    async standIn(seat) {
        const { games } = await this.screen.app.catalogue();
        const game = games.find((each) => each.id === this.room.game.id);
        this.screen.ask('stand-in', { seat, level: game.defaultLevel ?? game.levels[0]?.id });
    }

    mine(over) {
        const { room, screen } = this;
        const offered = (what) => this.room.offers?.some((offer) => offer.what === what);
        const persons = this.room.seats.filter((seat) => seat.kind === 'person').length;
        const begun = screen.shown.latest?.length > 0;
        const moved = Boolean(screen.together.last);
        const act = (name, key, verb, enabled) =>
            iconButton(name, t(key), () => screen.ask(verb), { disabled: !enabled, 'data-verb': verb });
        // The row ends at the right: what every game has keeps its place.
        return [
            over || persons < 2 || room.together ? null : iconButton('leave', t('room.leave'), () => this.leave(), { 'data-verb': 'leave', class: 'icon quiet wide-only' }),
            persons > 1 && !room.together ? this.phraseMenu() : null,
            ...(over ? [] : [
                room.hints ? iconButton('hint', t('game.hint') + ' (H)', () => screen.turn.hint(), { disabled: !this.mayHint(), 'data-verb': 'hint' }) : null,
                room.hints ? this.lens() : null,
                this.room.seats.length === 2 && persons === 2
                    ? iconButton('draw', t('room.draw'), () => this.confirm(t('room.draw'), t('room.draw.text'), t('room.draw'), () => screen.ask('offer-draw')),
                        { disabled: !begun || offered('draw'), 'data-verb': 'offer-draw' }) : null,
                room.takebacks === false ? null : act('takeback', 'room.takeback', 'ask-takeback', moved && !offered('takeback')),
                iconButton('resign', t('room.resign'), () => this.resign(), { 'data-verb': 'resign' }),
            ]),
        ].filter(Boolean);
    }

    /** Opens the lens, whose scripts few need. */
    async decide() {
        try {
            (await import('./decide.js')).decide(this.screen);
        } catch {
            this.screen.app.notice(t('room.unsent'));
        }
    }

    lens() {
        return iconButton('lens', t('lens.title'), () => this.decide(), { 'data-verb': 'explain', title: t('lens.help') });
    }

    /** The commands of those who only watch; where no person plays, they help nobody. */
    watching(over) {
        const { onlyComputers, shown } = this.screen;
        const hold = () => iconButton(shown.held ? 'resume' : 'hold', t(shown.held ? 'room.resume' : 'room.hold'), () => shown.hold(!shown.held), { 'data-verb': 'hold' });
        return [h('p', { class: 'dim' }, t('room.watching')), ...(onlyComputers && !over ? [hold(), this.lens()] : [])];
    }

    /** The commands used at most once a game, for a menu. */
    rare(close) {
        const { room, screen } = this;
        const over = screen.shown.over;
        const persons = room.seats.filter((seat) => seat.kind === 'person').length;
        const choose = (name, key, act) => button([icon(name), ' ', touch.matches ? t(key).replace(/ \(.\)$/, '') : t(key)], () => { close(); act(); }, 'quiet');
        return [
            choose('turn', 'room.turnBoard', () => screen.flip()),
            over || persons < 2 || room.you < 0 || room.together ? null : choose('leave', 'room.leave', () => this.leave()),
            room.host && !over && this.swappable().length ? choose('swap', 'room.swap', () => this.swap()) : null,
        ].filter(Boolean);
    }

    phraseMenu() {
        const { app } = this.screen;
        const menu = h('select', { 'aria-label': t('room.phrase'), onchange: () => {
            if (menu.value) {
                this.screen.ask('phrase', { id: menu.value });
                menu.value = '';
            }
        } }, h('option', { value: '' }, t('room.phrase')));
        app.catalogue().then(({ phrases }) =>
            menu.append(...phrases.map((phrase) => h('option', { value: phrase.id }, phrase.words))));
        return h('span', { class: 'say', title: t('room.phrase') }, icon('say'), menu);
    }

    /** The host gives any seat to any player. */
    swaps(over) {
        const { room, screen } = this;
        if (!room.host || over || !this.swappable().length) {
            return [];
        }
        return [iconButton('swap', t('room.swap'), () => this.swap(), { 'data-verb': 'set-player', class: 'icon quiet wide-only' })];
    }

    /** The numbers of the seats whose player the host may change now. */
    swappable() {
        const { room } = this;
        return [...room.seats.keys()].filter((seat) => !room.computersStay || ['person', 'open'].includes(room.seats[seat].kind));
    }

    async swap() {
        (await import('./swap.js')).swap(this);
    }

    confirm(title, text, yes, act) {
        const box = dialog(title, t('dialog.cancel'), h('p', {}, text), h('div', { class: 'buttons' },
            button(yes, () => { box.close(); act(); }, 'primary', { 'data-confirm': true }),
            button(t('dialog.cancel'), () => box.close())));
    }

    resign() {
        this.confirm(t('room.resign'), t('room.resign.text'), t('room.resign'), () => this.screen.ask('resign'));
    }

    leave() {
        this.confirm(t('room.leave'), t('room.leave.text'), t('room.leave'), async () => {
            await this.screen.ask('leave');
            this.screen.app.go('');
        });
    }

    /** A phrase, below those said before it. */
    said({ by, words }) {
        this.phrases.append(h('p', { class: 'phrase' }, h('b', {}, this.name(by)), ': ', words));
        if (this.phrases.children.length > MOST_PHRASES) {
            this.phrases.firstElementChild.remove();
        }
    }
}
