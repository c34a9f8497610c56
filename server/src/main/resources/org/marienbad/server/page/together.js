/** Several persons at one screen: whose turn it is, and secrets that only one of them may see. */

import { get, post } from './api.js';
import { button, h } from './dom.js';
import { nameOf } from './status.js';
import { t } from './words.js';

/** Proposals that those at one screen have agreed upon before one of them asks. */
const AGREED = { 'ask-takeback': 'takeback', 'offer-draw': 'draw', rematch: 'rematch' };

/** Sits down at all seats of a room just created that were left open: `seat` holds their tokens, with points between them. */
export async function seated({ id, tokens, invitations, ...more }) {
    const all = [...tokens];
    for (const [seat, invitation] of invitations.entries()) {
        if (invitation) {
            all[seat] = (await post('claim', { room: id, token: invitation, name: '' })).token;
        }
    }
    return { ...more, id, tokens: all, invitations: [], seat: all.filter(Boolean).join('.') };
}

export class Together {
    /** `access` holds the tokens of all seats at this screen, with points between them. */
    constructor(screen, access) {
        this.screen = screen;
        this.access = access;
        this.tokens = access.split('.');
        this.several = this.tokens.length > 1;
        this.element = h('div', { class: 'buttons hand-over' });
        this.cover = h('section', { class: 'panel hand', hidden: true });
    }

    /** The token whose view the screen begins with; where there are secrets, its person has said to be there. */
    async first() {
        if (!this.several) {
            return this.tokens[0];
        }
        const found = await Promise.all(this.tokens.map((token) => get('position', { room: this.screen.id, token })));
        this.seats = new Map(found.map(({ room }, index) => [room.you, this.tokens[index]]));
        const { room, position } = found[0];
        this.secret = 'hidden' in found[0];
        const { room: { you }, hidden } = found.find((each) => each.room.you === position.actor) ?? found[0];
        if (this.secret && hidden) {
            await this.ready(room.seats[you]);
        }
        return this.secret ? this.seats.get(you) : this.tokens[0];
    }

    /** Shows nothing but the question whether the person of `seat` has the screen now, until it is answered and a position is shown. */
    async ready(seat) {
        const { element } = this.screen;
        const who = nameOf(seat);
        element.classList.add('covered');
        this.cover.hidden = false;
        await new Promise((resolve) => {
            const show = button(t('hand.ready'), resolve, 'primary', { 'data-ready': true });
            this.cover.replaceChildren(h('h2', {}, t('hand.question', who)), h('p', {}, t('hand.text', who)), show,
                button(t('screen.back'), () => this.screen.app.go(''), 'quiet', { 'data-back': true }));
            show.focus();
        });
    }

    get covered() {
        return !this.cover.hidden;
    }

    /** A position is shown that this person may see. */
    uncover() {
        this.cover.hidden = true;
        this.screen.element.classList.remove('covered');
    }

    /** The room as those at one screen read it: the seat to move is theirs. */
    read(room) {
        return this.several ? { ...room, together: true, you: this.you ?? room.you } : room;
    }

    /** Gives the turn to the next person at this screen. */
    async turn() {
        const { screen } = this;
        const { latest } = screen.shown;
        const token = latest.over ? null : this.seats?.get(latest.actor);
        this.element.replaceChildren();
        if (!token || !screen.atRest) {
            return;
        }
        if (this.secret && token !== screen.token) {
            await this.give(latest, token);
        } else if (!this.secret && !latest.lent) {
            latest.lent = true;
            await this.lend(latest, token);
        }
    }

    /** The next person sees all at once, but is asked to come where somebody has a secret. */
    async give(latest, token) {
        const { screen } = this;
        latest.hidden ??= await get('position', { room: screen.id, token }).then(({ hidden }) => hidden === true, () => true);
        if (latest !== screen.shown.latest || !screen.atRest || token === screen.token) {
            return;
        } else if (latest.hidden) {
            const who = nameOf(screen.room.seats[latest.actor]);
            this.element.replaceChildren(button(t('hand.offer', who), () => this.handOver(latest, token), 'primary', { 'data-hand-over': true }));
        } else {
            await this.handOver(latest, token);
        }
    }

    /** The next person looks at the same board, and may move. */
    async lend(latest, token) {
        const { screen } = this;
        this.you = latest.actor;
        screen.token = token;
        screen.room = this.read(screen.room);
        try {
            if (!latest.legal?.length) {
                const { position: { legal, task } } = await get('position', { room: screen.id, token });
                Object.assign(latest, { legal, task });
            }
        } catch (refused) {
            latest.lent = false;
            screen.app.notice(refused.message || t('room.unsent'));
            return;
        }
        screen.settle();
    }

    /** The next person sees all that may be seen from another seat, and nothing that others saw. */
    async handOver({ actor, hidden }, token) {
        const { screen } = this;
        screen.events.drop();
        screen.turn.unhint();
        screen.turn.forget();
        screen.shown.forget();
        if (hidden) {
            await this.ready(screen.room.seats[actor]);
        }
        screen.token = token;
        screen.events.token = token;
        screen.events.again();
    }

    /** The last ply of somebody at this screen. */
    get last() {
        const { room, shown } = this.screen;
        return shown.plies.findLast(({ actor }) => (this.several ? this.seats?.has(actor) : actor === room.you));
    }

    /** The token of the person who asks for `verb`: whoever moved last takes that back. */
    asker(verb) {
        const last = verb === 'ask-takeback' && this.several ? this.last : null;
        return last ? this.seats.get(last.actor) : this.screen.token;
    }

    /** The others at one screen agree with the `asker` without being asked. */
    async agree(verb, asker) {
        const what = AGREED[verb];
        if (this.several && what) {
            for (const token of this.tokens.filter((each) => each !== asker)) {
                await post('answer', { room: this.screen.id, token, what, yes: true }).catch(() => {});
            }
        }
    }
}
