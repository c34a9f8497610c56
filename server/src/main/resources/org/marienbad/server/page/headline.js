/** The lines above the board: whose turn it is, and the latest events; and the same for those who listen. */

import { h } from './dom.js';
import { iconButton } from './icons.js';
import { sentence, withoutName } from './moves.js';
import { sign } from './seats.js';
import { named, nameOf, outcome, status } from './status.js';
import { t } from './words.js';

const touch = matchMedia('(hover: none) and (pointer: coarse)');
/** So many plies tell a person how to play more of them. */
const FIRST = 3;
/** Between an action and its effects. */
const MORE = ' · ';
/** The width of the sign before a sentence. */
const SIGN = 22;
/** How softly news are cut off where they are too long. */
const FADE = '1.5rem';
/** Of the events of a long turn, the last are shown. */
const MOST_CHIPS = 6;

export class Headline {
    /** `replay` shows the last turn again. */
    constructor(screen, replay) {
        this.screen = screen;
        this.again = iconButton('again', t('game.again.help'), replay, { 'data-again': true, class: 'icon quiet' });
        this.caption = h('p', { class: 'caption' });
        // Keys scroll it where it is too long.
        this.chips = h('p', { class: 'chips', tabindex: 0 });
        this.live = h('p', { class: 'hidden', 'aria-live': 'polite' });
        this.element = h('div', { class: 'headline' }, this.caption, this.chips, this.again);
    }

    get room() {
        return this.screen.room;
    }

    get shown() {
        return this.screen.shown;
    }

    /** Says which click is awaited. */
    ask(words) {
        const seat = this.room.seats[this.room.you];
        this.caption.replaceChildren(h('span', { class: 'now' }, sign(seat, this.screen.app.theme()), ' ', t('room.turn')), ' ', h('span', { class: 'more' }, words));
    }

    /** Whether one's first turns are played by taps on the board, where no pointer tells what can be tapped. */
    tapping(position) {
        const { you } = this.room;
        return touch.matches && this.screen.atRest && !position.over && position.actor === you && this.screen.board.clicks.next().size
            && this.shown.plies.filter((ply) => ply.actor === you).length < FIRST;
    }

    /** The words for a position; only in the newest one it is anybody's turn. */
    said(position) {
        return this.shown.viewing === null ? status(position, this.room, this.shown.plies[position.length - 1]) : [named(position.headline, this.room)];
    }

    status(position) {
        const [turn, more] = this.said(position);
        const seat = this.shown.viewing === null && !position.over ? this.room.seats[position.actor] : null;
        this.caption.replaceChildren(
            h('span', { class: 'now' }, seat ? [sign(seat, this.screen.app.theme()), ' '] : '', turn),
            ...(more ? [' ', h('span', { class: 'more' }, seat ? withoutName(more, nameOf(seat)) : more)] : []));
    }

    show(position, moving) {
        const last = this.shown.plies[position.length - 1];
        moving && last ? this.caption.replaceChildren(sentence(last, this.room)) : this.status(position);
        this.caption.classList.toggle('mine', this.screen.atRest && !position.over && position.actor === this.room.you);
        this.caption.classList.toggle('over', Boolean(position.over && !moving));
        this.caption.classList.toggle('lost', Boolean(position.over && this.room.you >= 0 && !this.room.together && outcome(position.payoffs, this.room.you) === 'lost'));
        const [from, to] = moving ? [position.length - 1, position.length] : this.shown.lastTurn(this.room.you);
        const chips = [];
        let before = null;
        for (const ply of this.shown.plies.slice(Math.max(from, to - 12), to)) {
            if (ply.actor >= 0 && ply.actor !== before) {
                chips.push(sign(this.room.seats[ply.actor], this.screen.app.theme()));
                before = ply.actor;
            }
            const said = [ply.actor >= 0 ? sentence(ply, this.room) : '', ...(ply.events ?? []).map((words) => named(words, this.room))].filter(Boolean).join(MORE);
            chips.push(...(said ? [h('span', { class: 'chip', title: said }, said)] : []));
        }
        if (chips.length > MOST_CHIPS) {
            chips.splice(0, chips.length - MOST_CHIPS, h('span', { class: 'dim' }, '…'));
        }
        if (this.shown.viewing !== null) {
            chips.unshift(h('span', { class: 'chip earlier' }, t('game.earlier')));
        }
        if (this.tapping(position)) {
            chips.push(h('span', { class: 'chip earlier' }, t('game.tap')));
        }
        this.chips.replaceChildren(...chips);
        this.drop();
        this.again.hidden = !this.shown.course.some((ply) => ply.actor >= 0);
        // A ply that is not shown yet cannot be shown again.
        this.again.disabled = this.screen.onlyComputers && !this.shown.over;
        // The last sentence is seen from its subject on.
        const subject = (this.chips.lastElementChild?.offsetLeft ?? 0) - this.chips.offsetLeft;
        this.chips.scrollLeft = this.shown.viewing === null ? subject - SIGN : 0;
        const { scrollLeft, scrollWidth, clientWidth, style } = this.chips;
        const fades = [scrollLeft > 0, scrollLeft + clientWidth < scrollWidth - 1];
        ['--before', '--behind'].forEach((edge, index) => style.setProperty(edge, fades[index] ? FADE : '0px'));
        this.chips.classList.toggle('cut', fades.includes(true));
        this.chips.title = this.shown.plies.slice(from, to).map((ply) => sentence(ply, this.room)).join('\n');
        this.account(position);
    }

    /** Leaves out the oldest news where there is no room for all; who has needed two lines keeps them, so that nothing below moves. */
    drop() {
        const { chips } = this;
        if (getComputedStyle(chips).flexWrap !== 'wrap') {
            return;
        }
        while (chips.children.length > 1 && chips.scrollHeight > chips.clientHeight + 1) {
            chips.firstElementChild.remove();
        }
        const last = chips.lastElementChild;
        for (let at; chips.scrollHeight > chips.clientHeight + 1 && (at = last.textContent.lastIndexOf(MORE)) > 0;) {
            last.textContent = last.textContent.slice(0, at);
        }
        const line = parseFloat(getComputedStyle(chips).lineHeight);
        this.element.classList.toggle('tall', this.element.classList.contains('tall') || chips.scrollHeight > 1.5 * line + 1);
    }

    /** Says each ply once to who listens. */
    account(position) {
        const words = this.said(position).join('. ');
        if (this.shown.viewing !== null) {
            this.live.textContent = words;
            return;
        }
        const news = this.shown.plies.slice(this.told ?? position.length, position.length);
        if (news.length || this.toldStatus !== words) {
            this.live.textContent = [...news.flatMap((ply) => [sentence(ply, this.room), ...(ply.events ?? []).map((event) => named(event, this.room))]), words].join('. ');
        }
        this.told = position.length;
        this.toldStatus = words;
    }
}
