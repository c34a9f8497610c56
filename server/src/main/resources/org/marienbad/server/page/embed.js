/** A board in somebody else's page: a game that begins there, and the way to the full page. */

import { alone, post } from './api.js';
import { packed } from './beginning.js';
import { button, h } from './dom.js';
import { carried, embedded, options } from './embedded.js';
import { iconButton } from './icons.js';
import { thumbnail } from './painter.js';
import { Room } from './room.js';
import { asSetUp, level, seatsOf } from './setup.js';
import { seated } from './together.js';
import { t } from './words.js';

/** The room begun here; null before that. */
let begun = null;

/** The link to the full page that shows the same as `fragment` says, and the way to begin again once a game is over. */
export function foot(app, fragment, over = () => false) {
    if (!embedded) {
        return null;
    }
    const again = button(t('embed.again'), () => { begun = null; app.reload(); }, 'quiet', { 'data-again-here': true, hidden: true });
    const full = h('a', { target: '_blank', rel: 'noopener', 'data-full': true }, t('embed.full'));
    let latest = 0;
    const show = async () => {
        again.hidden = !begun || !over();
        const own = ++latest;
        const found = await fragment();
        if (own === latest) {
            full.href = location.pathname + found + (carried() ? '&game=' + carried() : '');
        }
    };
    show();
    return { element: h('footer', { class: 'embed-foot' }, again, full), show };
}

/** The fragment of the full page that shows what a room shows: of one that is over its record, of any other the position. */
export async function here(screen, start) {
    const { shown } = screen;
    if (!screen.room || !shown.latest?.length) {
        return start;
    }
    const { boards } = await import('./embedding.js');
    const found = new Map(await boards(screen));
    return found.has('record') ? `${found.get('record')}&ply=${shown.index}` : found.get('position') ?? start;
}

/** The fragment of the full page that sets up the same game. */
export const fullPage = (setup) => (setup.position ? '#position=' + packed(setup) : '#set-up=' + encodeURIComponent(setup.game));

/** The set-up of the address: the opponent that it names takes the seats that are not the visitor's. */
function wanted(game, given) {
    const setup = asSetUp(game, given ?? {});
    const asked = options.get('level');
    const known = game.levels.some((each) => each.id === asked) ? asked : null;
    const others = (seat) => (asked === 'none' || !game.levels.length ? { kind: 'open' }
        : known || seat.kind !== 'level' ? { kind: 'level', level: known ?? level(game) } : seat);
    return { ...setup, listed: false, seats: setup.seats.map((seat) => (seat.kind === 'person' ? seat : others(seat))) };
}

/** The screen of `game`, set up as `given`: the game itself where it costs nobody's server anything, else an offer to begin. */
export async function embed(app, game, given) {
    const setup = wanted(game, given);
    if (alone) {
        await begin(setup);
    }
    return begun ? new Room(app, begun.id, { seat: begun.seat, full: fullPage(setup) }) : new Offer(app, game, setup);
}

/** In place of what an address cannot lead to: why, and the way to the gallery or to the full page. */
export function lost(app, words) {
    const why = h('p', { class: 'error', role: 'alert' }, words);
    const element = embedded ? h('div', { class: 'room embed' }, why, foot(app, () => '').element)
        : h('div', { class: 'home' }, h('header', { class: 'top' }, iconButton('back', t('screen.back'), () => app.go(''), { class: 'icon quiet back' }), h('h1', {}, 'Marienbad'), app.controls()),
            h('main', {}, h('section', { class: 'panel' }, why)));
    return { element, close() {} };
}

async function begin(setup) {
    begun ??= await seated(await post('create', { ...setup, seats: seatsOf(setup) }));
}

/** A picture of the beginning, on which one begins to play. */
class Offer {
    constructor(app, game, setup) {
        const picture = h('div', { class: 'picture' });
        const play = button(t('home.play'), async () => {
            play.disabled = true;
            try {
                await begin(setup);
                app.reload();
            } catch (refused) {
                app.notice(refused.message || t('room.unsent'));
                play.disabled = false;
            }
        }, 'primary', { 'data-begin': true });
        this.element = h('div', { class: 'room embed offered' }, h('main', { class: 'play' }, h('p', { class: 'caption' }, game.name),
            h('div', { class: 'offered-board' }, picture, play), foot(app, () => fullPage(setup)).element));
        const { options: rules, position, seats } = setup;
        post('preview', { game: game.id, options: rules, position, seats: seats.length }).then(({ drawing }) => {
            this.element.style.setProperty('--aspect', drawing.width / drawing.height);
            picture.replaceChildren(...thumbnail(drawing, app.theme(), game.name));
        }).catch((refused) => app.notice(refused.message || t('room.unsent')));
    }

    close() {}
}
