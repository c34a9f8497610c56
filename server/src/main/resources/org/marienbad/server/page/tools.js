/** The help of a room, to read and to share: rules, lesson, description, links. */

import { button, dialog, h } from './dom.js';
import { describe, inviting, learn, rules, share } from './help.js';
import { icon, iconButton } from './icons.js';
import { t } from './words.js';

export class Tools {
    constructor(screen) {
        this.screen = screen;
        this.element = h('nav', { class: 'tools', 'aria-label': t('room.help') });
    }

    /** Shows what there is to offer now. */
    show() {
        const { screen } = this;
        const { game, you, spectators } = screen.room;
        this.findLesson();
        const key = [you, game.id, screen.shown.over, spectators, this.lesson, inviting(screen)].join();
        if (key === this.key) {
            return;
        }
        this.key = key;
        this.element.replaceChildren(
            // A lesson keeps its place until it is known whether there is one, so that nothing moves.
            h('span', { class: 'wide-only' }, this.lesson === null ? h('span', { class: 'absent' }, icon('learn'), ' ', t('coach.title')) : null, this.helps((act) => act())),
            iconButton('more', t('room.more'), () => {
                const menu = dialog(game.name, t('panel.close'),
                    h('div', { class: 'menu' }, this.helps((act) => { menu.close(); act(); }), screen.talk.rare(() => menu.close())));
            }, { class: 'icon quiet narrow-only' }),
            spectators ? h('span', { class: 'dim wide-only' }, t('room.spectators', spectators)) : '');
    }

    /** Asks once whether the game has a lesson. */
    async findLesson() {
        if (this.lesson === undefined) {
            this.lesson = null;
            try {
                const { games } = await this.screen.app.catalogue();
                this.lesson = games.find((each) => each.id === this.screen.room.game.id)?.lesson ?? false;
                this.show();
            } catch {
                this.lesson = undefined;
            }
        }
    }

    helps(then) {
        const { screen } = this;
        const help = (name, words, act, more = {}) =>
            button([icon(name), ' ', h('span', {}, words)], () => then(act), 'quiet', { 'data-help': name === 'invite' ? 'share' : name, ...more });
        return [
            this.lesson ? help('learn', t('coach.title'), () => learn(screen)) : null,
            help('rules', t('game.rules'), () => rules(screen)),
            help('describe', t('room.describe'), () => describe(screen), { title: t('room.describe.help'), 'aria-label': t('room.describe') }),
            inviting(screen).length ? help('invite', t('room.invite'), () => share(screen)) : help('share', t('room.share'), () => share(screen)),
        ];
    }
}
