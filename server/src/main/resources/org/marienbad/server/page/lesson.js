/** The coach's steps, one after the other: words beside a board on which the learner plays. */

import { Board } from './board.js';
import { button, h } from './dom.js';
import { sentence, withoutName } from './moves.js';
import { changed } from './painter.js';
import * as saved from './saved.js';
import { cards } from './seats.js';
import { opened } from './setup.js';
import { named } from './status.js';
import { SPEEDS, inOrder } from './timeline.js';
import { tipped } from './tip.js';
import { t } from './words.js';

export class Lesson {
    /** `steps` as the server tells them: their drawings are changes of the ones before; `box` is the dialog for them. */
    constructor(screen, steps, box) {
        this.screen = screen;
        this.box = box;
        this.steps = steps;
        let drawing = null;
        const drawn = (position) => {
            drawing = position.drawing.full ?? changed(drawing, position.drawing);
            return { ...position, picture: drawing };
        };
        for (const step of steps) {
            step.position = drawn(step.position);
            if (step.task?.after) {
                step.task.after = drawn(step.task.after);
            }
        }
        this.opened = new Set();
        this.board = new Board(screen.app.theme(), { onplay: (action) => this.judge(action), onnarrow: () => this.offer() });
        this.lay();
        this.show(0);
    }

    lay() {
        this.place = h('p', { class: 'dim' });
        this.words = h('p', { class: 'lesson', 'aria-live': 'polite' });
        this.news = h('ul', { class: 'news' });
        this.comment = h('p', { class: 'comment', role: 'status' });
        this.choices = h('div', { class: 'choices' });
        this.seats = h('section', { class: 'seats', 'aria-label': t('new.players') });
        this.back = button(t('coach.back'), () => this.show(this.index - 1));
        this.tell = button(t('coach.show'), () => this.solve());
        this.next = button(t('coach.next'), () => this.goOn(), 'primary');
        this.play = button('', () => this.begin(), 'primary', { 'data-easiest': true });
        this.element = h('div', { class: 'lesson-page' },
            h('div', { class: 'lesson-board' }, this.board.element, this.choices, this.seats),
            h('div', { class: 'lesson-words' }, h('div', { class: 'lesson-text' }, this.place, this.news, this.words, this.comment),
                h('div', { class: 'buttons' }, this.back, this.next, this.tell, this.play)));
        tipped(this.box);
        this.box.addEventListener('close', () => this.board.skip());
    }

    get step() {
        return this.steps[this.index];
    }

    /** The room of the lesson: the learner and the seats that it plays against. */
    room({ seat, panels, scores }) {
        const count = panels?.length || scores?.length || this.screen.room.seats.length;
        const seats = this.screen.room.seats.slice(0, count)
            .map(({ title, color, shape }) => ({ title, color, shape, kind: 'person', connected: true }));
        return { seats, you: seat };
    }

    goOn() {
        this.index + 1 < this.steps.length ? this.show(this.index + 1, true) : this.box.close();
    }

    /** At the end offers a whole game against the weakest computer, where there is one. */
    async offerGame() {
        const last = this.index + 1 === this.steps.length;
        this.play.hidden = true;
        if (last) {
            const { games } = await this.screen.app.catalogue();
            this.game = games.find(({ id }) => id === this.screen.room.game.id);
            const level = this.game?.levels[0];
            this.play.hidden = !level || this.index + 1 < this.steps.length;
            this.play.textContent = level ? t('coach.against', t('new.player.level', t('setup.seat.opponent'), level.name)) : '';
            this.next.classList.toggle('primary', !level);
        }
    }

    async begin() {
        const { app, room } = this.screen;
        const { game } = this;
        const level = { kind: 'level', level: game.levels[0].id };
        const seats = [{ kind: 'person' }, ...Array.from({ length: game.minSeats - 1 }, () => level)];
        try {
            app.created(await opened({ game: game.id, options: game.minSeats === room.seats.length ? room.options ?? {} : {}, seats }), game);
            this.box.close();
        } catch (refused) {
            app.notice(refused.message || t('room.unsent'));
        }
    }

    /** Shows a step; `onward` also how the plies since the one before lead there. */
    async show(index, onward = false) {
        this.index = index;
        const { step } = this;
        const { position, task, words, spots } = step;
        this.place.textContent = t('coach.step', index + 1, this.steps.length);
        this.words.textContent = words;
        this.comment.textContent = '';
        this.place.parentElement.scrollTop = 0;
        this.back.disabled = index === 0;
        this.tell.hidden = !task;
        this.next.textContent = index + 1 < this.steps.length ? t('coach.next') : t('coach.end');
        this.next.classList.toggle('primary', !task);
        this.offerGame();
        this.report(position);
        await this.move(position, onward);
        if (step === this.step && this.box.isConnected) {
            this.board.show(position.picture, task?.legal ?? [], []);
            this.board.recommend(spots ?? []);
            this.offer();
        }
    }

    /** Lists the plies of the other seats that led to this step. */
    report({ plies, seat }) {
        const room = this.room(this.step.position);
        const others = plies.list.filter((ply) => ply.actor >= 0 && ply.actor !== seat);
        this.news.replaceChildren(...others.map((ply) => h('li', {}, sentence(ply, room))));
    }

    async move(position, animated) {
        this.choices.replaceChildren();
        this.seats.replaceChildren(...cards(this.room(position), position, this.screen.app.theme(), position.actor, this.opened));
        const speed = SPEEDS[saved.setting('speed', 'normal')] ?? 1;
        if (animated) {
            await this.board.play(inOrder(position.motions), position.picture, speed);
        }
    }

    /** The actions that no click can choose. */
    offer() {
        const { position, task } = this.step;
        const seat = this.room(position).seats[position.seat];
        this.choices.replaceChildren(...(task ? this.board.clicks.buttons() : []).map((action) =>
            button(withoutName(named(action.words, this.room(position)), seat.title), () => this.judge(action), 'choice')));
    }

    /** The text is scrolled where it has little room. */
    say(comment) {
        this.comment.textContent = comment;
        this.comment.scrollIntoView({ block: 'nearest' });
    }

    async judge(action) {
        const { step } = this;
        const { task, position, spots } = step;
        if (task.answers.includes(action.ply)) {
            await this.solve();
            return;
        }
        this.say(task.failure);
        this.board.show(position.picture, task.legal, []);
        this.board.recommend(spots ?? []);
        this.offer();
    }

    async solve() {
        const { step } = this;
        const { task } = step;
        this.say(task.success);
        this.tell.hidden = true;
        this.next.classList.add('primary');
        this.next.focus();
        this.board.recommend([]);
        if (task.after) {
            await this.move(task.after, true);
            if (step === this.step) {
                this.board.show(task.after.picture, [], []);
                this.choices.replaceChildren();
            }
        }
    }
}
