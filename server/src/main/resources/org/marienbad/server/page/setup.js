/** Setting up a game: who plays, the options of the rules, who starts, the clock; with a picture of the start. */

import { alone, post } from './api.js';
import { Beginning, packed } from './beginning.js';
import { button, debounced, dialog, h } from './dom.js';
import { learn, link, rules } from './help.js';
import { icon, iconButton } from './icons.js';
import { thumbnail } from './painter.js';
import { sign } from './seats.js';
import { seated } from './together.js';
import * as saved from './saved.js';
import { t } from './words.js';

const MOST_TABLES = 30;

export const level = (game) => game.defaultLevel ?? game.levels[Math.min(1, game.levels.length - 1)]?.id;

function opponent(game) {
    return game.levels.length ? { kind: 'level', level: level(game) } : { kind: 'open' };
}

function fresh(game) {
    const seats = Math.max(game.minSeats, Math.min(game.maxSeats, game.seats ?? game.minSeats));
    return {
        game: game.id,
        options: {},
        starter: 0,
        clock: 'unlimited',
        listed: false,
        seats: Array.from({ length: seats }, (unused, index) => (index === 0 ? { kind: 'person' } : opponent(game))),
    };
}

/** How a game was set up the last time here, as far as that is still possible; else as usual. */
export function lastSetup(game, host) {
    const last = saved.setting('setup ' + game.id);
    const possible = last
        && last.seats.length >= game.minSeats && last.seats.length <= game.maxSeats
        && last.seats.every((seat) => seat.kind !== 'level' || game.levels.some((each) => each.id === seat.level))
        && last.seats.every((seat) => seat.kind !== 'player' || host)
        && Object.keys(last.options).every((key) => game.options.some((option) => option.key === key));
    return possible ? { ...fresh(game), ...last } : fresh(game);
}

/** The set-up of a link, which anybody may have made: it chooses no player that only the host may choose. */
export function asSetUp(game, { seats, options, position, clock, condition, ...rest }) {
    let taken = false;
    const own = (seat) => {
        const first = seat?.kind === 'person' && !taken;
        taken ||= first;
        return first ? { kind: 'person' } : seat?.kind === 'level' && game.levels.some((each) => each.id === seat.level) ? { kind: 'level', level: seat.level }
            : seat?.kind === 'open' ? { kind: 'open' } : opponent(game);
    };
    const usual = fresh(game);
    return {
        ...usual,
        seats: seats?.map(own) ?? usual.seats,
        options: options ?? {},
        position: position ?? undefined,
        clock: clock ?? usual.clock,
        condition: condition ?? undefined,
        starter: rest.starter ?? 0,
        takebacks: rest.takebacks !== false,
        hints: rest.hints ?? undefined,
    };
}

/** Opens the game of a set-up; where nobody else can come, those at this screen take its open seats. */
export async function opened(setup) {
    const created = await post('create', { ...setup, seats: seatsOf(setup) });
    return alone ? seated(created) : created;
}

/** The seats as the server wants them. */
export function seatsOf(setup) {
    return setup.seats.map((seat) => (seat.kind === 'person' ? { kind: 'person', name: saved.setting('name') ?? '' } : { ...seat }));
}

export class Setup {
    /** `given` is the set-up of a link; the reader sits at its first seat for people. */
    constructor(app, game, host, { clocks }, given = null) {
        this.app = app;
        this.game = game;
        this.host = host;
        this.setup = given ? asSetUp(game, given) : structuredClone(lastSetup(game, host));
        const known = /^\d+\+\d+$/.test(this.setup.clock) || clocks.some((clock) => clock.id === this.setup.clock);
        this.setup.clock = known ? this.setup.clock : clocks.find((clock) => clock.id === 'unlimited')?.id ?? clocks[0]?.id;
        this.clocks = clocks;
        this.titles = game.seatNames ?? [];
        this.picture = h('div', { class: 'picture' });
        this.beginning = game.hidden ? null : new Beginning(app, {
            asked: () => ({ game: game.id, options: this.setup.options, seats: this.setup.seats.length }),
            given: this.setup.position ?? null,
            onchange: () => {
                this.setup.position = this.beginning.position ?? undefined;
                this.picture.hidden = this.beginning.isOpen;
                this.starter.disabled = Boolean(this.setup.position);
                this.allow();
            },
        });
        this.error = h('p', { class: 'error', role: 'alert' });
        this.seats = h('div', { class: 'seat-rows' });
        this.errors = new Map();
        this.start = button(t('new.start'), () => this.create(), 'primary start', { 'data-start': true });
        this.linked = button(t('setup.link'), () => this.share(), 'quiet', { 'data-link': true });
        this.boards = this.host && !alone ? button(t('boards.open'), () => this.many(), 'quiet', { 'data-many': true }) : null;
        this.typing = debounced(() => this.preview());
        this.element = h(
            'div',
            { class: given ? 'setup sent' : 'setup' },
            h('header', { class: 'top' },
                iconButton('back', t('screen.back'), () => app.go(''), { class: 'icon quiet back' }),
                h('h1', {}, game.name), app.controls()),
            h('main', {}, given ? h('p', { class: 'told' }, t(this.setup.position ? 'setup.sent.position' : 'setup.sent')) : '', h('section', { class: 'panel' }, this.people()),
                h('section', { class: 'panel' }, this.picture, h('p', { class: 'summary' }, game.summary ?? ''), this.variants(), this.beginning?.element ?? '',
                    h('div', { class: 'buttons' }, button([icon('rules'), ' ', t('game.rules')], () => rules(this.asked()), 'quiet', { 'data-help': 'rules' }),
                        game.lesson ? button([icon('learn'), ' ', t('coach.title')], () => learn(this.asked()), 'quiet', { 'data-help': 'learn' }) : null,
                        button(t('new.defaults'), () => this.reset(), 'quiet'),
                        this.linked, this.boards))),
            h('footer', {}, this.error, this.start));
        this.showSeats();
        this.preview();
    }

    close() {
        this.typing.cancel();
        this.beginning?.close();
    }

    /** In other colors everything stays as it is set up. */
    repaint() {
        this.paint();
        this.showSeats();
        this.beginning?.repaint(this.app.theme());
    }

    paint() {
        this.drawing && this.picture.replaceChildren(...thumbnail(this.drawing, this.app.theme(), this.game.name));
    }

    /** The buttons for games that begin as it is shown work as soon as they can. */
    allow() {
        const isReady = this.beginning?.isReady ?? true;
        [this.linked, this.boards].forEach((each) => each && (each.disabled = !isReady));
        this.start.disabled = !isReady || this.isRefused || this.isBusy;
    }

    /** The game as the rules and the lesson of a room ask for it. */
    asked() {
        const { game, setup, app } = this;
        const seats = setup.seats.map((unused, index) => ({ ...game.signs?.[index], title: this.title(index) }));
        return { app, room: { game, options: setup.options, seats } };
    }

    people() {
        const { game, setup } = this;
        const count = h('select', { id: 'seats', onchange: () => this.resize(Number(count.value)) });
        for (let seats = game.minSeats; seats <= game.maxSeats; seats++) {
            count.append(h('option', { value: String(seats), selected: seats === setup.seats.length }, String(seats)));
        }
        const known = this.clocks.some((each) => each.id === setup.clock);
        const [minutes, seconds] = (/^\d+\+\d+$/.test(setup.clock) ? setup.clock : '5+3').split('+');
        const number = (id, words, least, value) => h('label', {}, words, ' ',
            h('input', { type: 'number', id, min: least, max: 600, value, onchange: () => this.ownClock() }));
        this.own = h('div', { class: 'own-clock', hidden: known },
            number('clock-minutes', t('clock.minutes'), 1, minutes), number('clock-increment', t('clock.increment'), 0, seconds));
        const clock = h('select', { id: 'clock', title: t('clock.help'), onchange: () => {
            this.own.hidden = clock.value !== 'own';
            clock.value === 'own' ? this.ownClock() : (setup.clock = clock.value);
        } },
            this.clocks.map((each) => h('option', { value: each.id, selected: each.id === setup.clock }, each.words)),
            h('option', { value: 'own', selected: !known }, t('clock.own.game')));
        const hints = h('input', { type: 'checkbox', id: 'hints', title: t('setup.hints.help'), onchange: () => (setup.hints = hints.checked) });
        this.hints = hints;
        const takebacks = h('input', { type: 'checkbox', id: 'takebacks', checked: setup.takebacks !== false, title: t('setup.takebacks.help'),
            onchange: () => (setup.takebacks = takebacks.checked) });
        const name = h('input', {
            type: 'text', id: 'my-name', maxlength: 40, autocomplete: 'nickname', value: saved.setting('name') ?? '',
            onchange: () => saved.remember('name', name.value.trim()),
        });
        const listed = h('input', { type: 'checkbox', id: 'listed', checked: setup.listed, onchange: () => (setup.listed = listed.checked) });
        this.starter = h('select', { id: 'starter', onchange: () => (setup.starter = this.starter.value === 'lot' ? 'lot' : Number(this.starter.value)) });
        const field = (id, words, control) => h('div', { class: 'field' }, h('label', { for: id }, words), control);
        return [
            h('h2', {}, t('new.players')),
            game.minSeats < game.maxSeats ? field('seats', t('new.seats'), count) : null,
            field('my-name', t('join.name'), name),
            this.seats,
            game.anyStarter ? field('starter', t('new.starter'), this.starter) : null,
            field('clock', t('clock'), h('div', { class: 'clock-choice' }, clock, this.own)),
            field('hints', t('setup.hints'), hints),
            field('takebacks', t('setup.takebacks'), takebacks),
            alone ? null : field('listed', t('setup.listed'), listed),
        ].filter(Boolean);
    }

    /** The clock of the numbers given, as the server writes it. */
    ownClock() {
        const [minutes, seconds] = [...this.own.querySelectorAll('input')].map((field) =>
            Math.min(Number(field.max), Math.max(Number(field.min), Math.round(Number(field.value) || 0))));
        this.setup.clock = `${minutes}+${seconds}`;
    }

    resize(count) {
        const { seats } = this.setup;
        while (seats.length < count) {
            seats.push(opponent(this.game));
        }
        seats.length = count;
        this.showSeats();
        this.typing.call();
    }

    title(seat) {
        return this.titles[seat] ?? `${seat + 1}`;
    }

    showSeats() {
        const { game, setup } = this;
        this.seats.replaceChildren(...setup.seats.map((seat, index) => {
            const value = seat.kind === 'level' ? 'level ' + seat.level : seat.kind;
            const options = [
                ['person', t('setup.me')],
                ['open', t(alone ? 'setup.here' : 'setup.open')],
                ...game.levels.map((each) => ['level ' + each.id, t('new.player.level', t('setup.seat.opponent'), each.name)]),
                ...(this.host ? [['player', t('setup.player')]] : []),
            ];
            const choice = h('select', { 'aria-label': this.title(index), 'data-seat': index, onchange: () => this.choose(index, choice.value) },
                options.map(([id, words]) => h('option', { value: id, selected: id === value }, words)));
            const spec = seat.kind === 'player'
                ? h('input', { type: 'text', value: seat.spec ?? '', placeholder: 'mcts(millis=500)', 'aria-label': t('room.swap.player'),
                    oninput: (event) => (seat.spec = event.target.value.trim()) })
                : null;
            return h('div', { class: 'seat-row' }, sign(game.signs?.[index], this.app.theme()),
                h('span', { class: 'name' }, this.title(index)), choice, spec);
        }));
        // Unless somebody says otherwise, there are hints against computers alone.
        this.hints.checked = setup.hints ?? !setup.seats.some((seat) => seat.kind === 'open');
        if (setup.starter !== 'lot' && setup.starter >= setup.seats.length) {
            setup.starter = 0;
        }
        const starters = [['lot', t('new.starter.lot')], ...setup.seats.map((unused, index) => [String(index), this.title(index)])];
        this.starter.replaceChildren(...starters.map(([id, words]) =>
            h('option', { value: id, selected: id === String(setup.starter) }, words)));
    }

    /** One person sits at this screen: who takes another seat leaves the first one to a computer. */
    choose(index, value) {
        const { seats } = this.setup;
        if (value === 'person') {
            seats.forEach((seat, other) => {
                if (seat.kind === 'person') {
                    seats[other] = opponent(this.game);
                }
            });
        }
        seats[index] = value.startsWith('level ') ? { kind: 'level', level: value.slice(6) }
            : value === 'player' ? { kind: 'player', spec: '' } : { kind: value };
        this.showSeats();
    }

    variants() {
        const { options } = this.game;
        if (!options.length) {
            return '';
        }
        return h('details', { class: 'variants', open: Object.keys(this.setup.options).length > 0 },
            h('summary', {}, t('setup.variants')), options.map((option) => this.option(option)));
    }

    option(option) {
        const id = 'option-' + option.key;
        const given = this.setup.options[option.key] ?? option.default;
        const error = h('p', { class: 'error', id: id + '-error', role: 'alert' });
        this.errors.set(option.key, error);
        const set = (value) => {
            const same = JSON.stringify(value) === JSON.stringify(option.default) || value === String(option.default);
            same ? delete this.setup.options[option.key] : (this.setup.options[option.key] = value);
            this.typing.call();
        };
        const about = { id, title: option.help || option.allowed || false, 'aria-describedby': id + '-error', 'data-option': option.key };
        let control;
        if (option.type === 'boolean') {
            control = h('input', { ...about, type: 'checkbox', checked: given === true || given === 'on',
                onchange: (event) => set(event.target.checked ? 'on' : 'off') });
        } else if (['choice', 'file'].includes(option.type)) {
            control = h('select', { ...about, onchange: (event) => set(event.target.value) }, (option.values ?? []).map((value) =>
                h('option', { value: value.id, selected: value.id === String(given) }, value.words)));
        } else if (['int', 'double'].includes(option.type)) {
            control = h('input', { ...about, type: 'number', min: option.min, max: option.max, step: option.type === 'double' ? 'any' : 1,
                value: String(given), oninput: (event) => set(event.target.value === '' ? option.default : Number(event.target.value)) });
        } else {
            const text = Array.isArray(given) ? given.join('-') : String(given ?? '');
            control = h('input', { ...about, type: 'text', value: text, oninput: (event) => set(event.target.value.trim()) });
        }
        return h('div', { class: 'field' }, h('label', { for: id, title: option.help || false }, option.words), control, error);
    }

    /** Shows the start of the game. */
    async preview() {
        const { game, options, seats } = this.setup;
        const wanted = JSON.stringify([options, seats.length]);
        // A position that is set up shows itself when it is opened, and anew under other rules.
        if (this.wanted !== undefined && this.beginning?.isOpen) {
            this.beginning.renew();
        }
        this.wanted = wanted;
        try {
            const { drawing, seatNames } = await post('preview', { game, seats: seats.length, options });
            if (this.wanted !== wanted) {
                return;
            }
            this.refusal(null);
            this.drawing = drawing;
            this.paint();
            if (seatNames && seatNames.join() !== this.titles.join()) {
                this.titles = seatNames;
                this.showSeats();
            }
        } catch (refused) {
            if (this.wanted === wanted) {
                this.refusal(refused);
            }
        }
    }

    /** One line beside the field that is wrong, or beside the button if it is no field's fault. */
    refusal(refused) {
        this.errors.forEach((element, key) => {
            element.textContent = '';
            this.element.querySelector(`[data-option="${CSS.escape(key)}"]`)?.removeAttribute('aria-invalid');
        });
        this.error.textContent = '';
        this.isRefused = refused?.status === 422;
        this.allow();
        if (refused) {
            const words = refused.message || t('room.unsent');
            const field = refused.field ?? words.match(/^option '(\w+)'/)?.[1];
            const beside = this.errors.get(field);
            (beside ?? this.error).textContent = words;
            this.element.querySelector(`[data-option="${CSS.escape(field ?? '')}"]`)?.setAttribute('aria-invalid', 'true');
            beside?.closest('details')?.setAttribute('open', '');
        }
    }

    reset() {
        saved.remember('setup ' + this.game.id, undefined);
        this.app.reload();
    }

    /** A link that holds all of this set-up, and may name the condition of an experiment that it stands for. */
    async share() {
        if (!await this.settled()) {
            return;
        }
        const { setup } = this;
        const shown = h('div', { class: 'links' });
        const show = () => shown.replaceChildren(link(t('setup.link'), '#position=' + packed({ ...setup, condition: condition.value.trim() || undefined })));
        const condition = h('input', { type: 'text', id: 'condition', maxlength: 40, value: setup.condition ?? '', oninput: show });
        show();
        dialog(t('setup.link'), t('panel.close'), h('p', {}, t('setup.link.help')), shown,
            h('div', { class: 'field' }, h('label', { for: 'condition' }, t('setup.condition')), condition), h('p', { class: 'dim' }, t('setup.condition.help')));
    }

    /** Asks how many games are to be opened for others, such as a class. */
    async many() {
        if (!await this.settled()) {
            return;
        }
        const count = h('input', { type: 'number', id: 'tables', min: 1, max: MOST_TABLES, value: '8' });
        const error = h('p', { class: 'error', role: 'alert' });
        const box = dialog(t('boards.open'), t('panel.close'), h('form', { onsubmit: async (event) => {
            event.preventDefault();
            try {
                const { openMany } = await import('./boards.js');
                await openMany(this.app, { ...this.setup, listed: false }, Math.min(MOST_TABLES, Math.max(1, Number(count.value))));
                box.close();
            } catch (refused) {
                error.textContent = refused.message || t('room.unsent');
            }
        } }, h('p', {}, t('boards.help')), h('div', { class: 'field' }, h('label', { for: 'tables' }, t('boards.count')), count), error,
        h('div', { class: 'buttons' }, h('button', { type: 'submit', class: 'primary' }, t('new.start')))));
    }

    /** Whether the position that is wanted has been shown, and a game can begin in it. */
    async settled() {
        return !this.beginning?.isOpen || this.beginning.settled();
    }

    async create() {
        this.isBusy = true;
        this.allow();
        try {
            if (!await this.settled()) {
                return;
            }
            const created = await opened(this.setup);
            // The next game begins as usual, and in no experiment.
            saved.remember('setup ' + this.game.id, { ...this.setup, position: undefined, condition: undefined });
            this.app.created(created, this.game);
        } catch (refused) {
            this.refusal(refused);
            this.isRefused = false;
        } finally {
            this.isBusy = false;
            this.allow();
        }
    }
}
