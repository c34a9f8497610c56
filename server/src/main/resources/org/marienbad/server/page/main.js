/** The page: which screen is shown for which fragment of the address, in which language and colors. */

import * as alerts from './alerts.js';
import { alone, elsewhere, get, post } from './api.js';
import { packed, unpacked } from './beginning.js';
import { download } from './copies.js';
import { button, dialog, h, notice } from './dom.js';
import { embed, lost } from './embed.js';
import { embedded, options } from './embedded.js';
import { Home } from './home.js';
import { iconButton } from './icons.js';
import { Join } from './join.js';
import { Room } from './room.js';
import { Setup } from './setup.js';
import * as pictures from './pictures.js';
import * as saved from './saved.js';
import { BOARDS, PIECES, taste } from './tints.js';
import { current, languages, load, preferred, t } from './words.js';

const NOTICE = 6000;
/** The least width and height of an embedded board. */
const LEAST = 120;
const THEMES = ['system', 'light', 'dark', 'high-contrast'];
const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');

let screen = null;
let games = null;
/** How often another screen was asked for: an answer for an earlier one comes too late and is not shown. */
let routes = 0;

/** The services of the page to the screens. */
const app = {
    /** The theme whose inks are painted. */
    theme() {
        const chosen = saved.setting('theme', 'system');
        return chosen !== 'system' ? chosen : contrast.matches ? 'high-contrast' : dark.matches ? 'dark' : 'light';
    },

    /** Shows the screen of a fragment. */
    go(fragment) {
        if (location.hash.slice(1) === fragment) {
            route();
        } else {
            location.hash = fragment;
        }
    },

    goRoom(id, { seat, watch }) {
        app.go(`room=${id}` + (seat ? `&seat=${seat}` : watch ? `&watch=${watch}` : '&watch'));
    },

    reload() {
        route();
    },

    /** The games are others now: `id` is new among them, or another one than before. */
    renew(id) {
        games = null;
        pictures.forget(id);
    },

    /** One line for a while. */
    notice(words) {
        notice(words, NOTICE);
    },

    /** The games of the server, asked for once in each language. */
    catalogue() {
        games ??= get('catalogue').catch((refused) => {
            games = null;
            throw refused;
        });
        return games;
    },

    /** Goes into a room just created, and keeps its links; the room is the `fresh` one until it has been seen. */
    created({ id, tokens, invitations, watch, seat }, game) {
        saved.remember('links ' + id, { invitations, watch });
        const token = seat ?? tokens.find(Boolean);
        if (token) {
            saved.keep({ room: id, token, game: game.id, name: game.name, begun: Date.now(), played: false });
        }
        app.fresh = id;
        app.goRoom(id, token ? { seat: token } : { watch });
    },

    /** Keeps the invitation to a seat of a room that has become open. */
    invited(id, seat, invitation) {
        const links = app.links(id);
        const invitations = [...links.invitations ?? []];
        invitations[seat] = invitation;
        saved.remember('links ' + id, { ...links, invitations });
    },

    links: (id) => saved.setting('links ' + id, {}),

    /** The button of the settings. */
    controls() {
        return h('div', { class: 'controls' }, iconButton('gear', t('settings.title'), settings, { 'data-settings': true }));
    },
};

/** All finished games in one file, a line each. */
async function exportGames() {
    const lines = [];
    let after;
    do {
        const { games: found, next } = await post('export', { after });
        lines.push(...found.map((game) => JSON.stringify(game)));
        after = next ?? undefined;
    } while (after);
    download(new Blob(lines.map((line) => line + '\n'), { type: 'application/jsonl' }), 'games.jsonl');
}

function settings() {
    const choose = (id, words, values, chosen, onchange) => h('div', { class: 'field' }, h('label', { for: id }, words),
        h('select', { id, onchange: (event) => onchange(event.target.value) },
            values.map(([value, name]) => h('option', { value, selected: value === chosen }, name))));
    const box = dialog(t('settings.title'), t('panel.close'),
        choose('language', t('language'), languages().map((each) => [each, t('language.' + each)]), current(), async (value) => {
            saved.remember('language', value);
            box.close();
            await speak(value);
            route();
        }),
        choose('theme', t('settings.theme'), THEMES.map((each) => [each, t('settings.theme.' + each)]), saved.setting('theme', 'system'), (value) => {
            saved.remember('theme', value);
            paint();
        }),
        choose('board', t('settings.boards'), BOARDS.map((each) => [each, t('settings.boards.' + each)]), taste.boards, (value) => {
            saved.remember('board', value);
            paint();
        }),
        choose('pieces', t('settings.pieces'), PIECES.map((each) => [each, t('settings.pieces.' + each)]), taste.pieces, (value) => {
            saved.remember('pieces', value);
            paint();
        }),
        choose('speed', t('game.speed'), [['off', t('game.speed.0')], ...['slow', 'normal', 'fast'].map((each) => [each, t('game.speed.' + each)])],
            saved.setting('speed', 'normal'), (value) => saved.remember('speed', value)),
        choose('sound', t('settings.alerts'), ['on', 'off'].map((each) => [each, t('settings.' + each)]), saved.setting('sound', 'on'), (value) => saved.remember('sound', value)),
        alone ? '' : choose('notify', t('settings.notify'), ['off', 'on'].map((each) => [each, t('settings.' + each)]), saved.setting('notify', 'off'), async (value) => {
            if (value === 'on' && !(await alerts.allow())) {
                app.notice(t('settings.notify.refused'));
                document.querySelector('#notify').value = 'off';
                return;
            }
            saved.remember('notify', value);
        }),
        choose('confirm', t('settings.confirm'), ['off', 'on'].map((each) => [each, t('settings.' + each)]), saved.setting('confirm', 'off'), (value) => saved.remember('confirm', value)),
        choose('premove', t('settings.premove'), ['off', 'on'].map((each) => [each, t('settings.' + each)]), saved.setting('premove', 'off'), (value) => saved.remember('premove', value)),
        h('p', { class: 'buttons', hidden: true, 'data-host': true }, button(t('settings.export'), () =>
            exportGames().catch((refused) => app.notice(refused.message || t('room.unsent'))), '', { 'data-export': true })),
        h('h3', {}, t('keys.title')),
        h('dl', { class: 'keys' }, ['tab', 'arrows', 'enter', 'escape', 'board', 'again', 'describe', 'hint', 'turn', 'replay'].map((key) =>
            [h('dt', {}, t('page.key.' + key)), h('dd', {}, t('page.key.' + key + '.help'))])));
    app.catalogue().then(({ host }) => (box.querySelector('[data-host]').hidden = !host)).catch(() => {});
}

function paint() {
    const theme = app.theme();
    document.documentElement.dataset.theme = theme;
    taste.boards = saved.setting('board', BOARDS[0]);
    taste.pieces = saved.setting('pieces', PIECES[0]);
    screen?.repaint ? screen.repaint() : screen && route(true);
}

async function speak(language) {
    games = null;
    await load(language);
}

/** The fragment as entries; a name without a value is an empty entry. */
function entries() {
    return new URLSearchParams(location.hash.slice(1));
}

/** Takes the host's token out of the address, and keeps it if it is the server's: an old link takes no rights away. */
async function beHost(token) {
    history.replaceState(null, '', location.pathname);
    const known = saved.setting('host');
    saved.remember('host', token);
    games = null;
    try {
        if (!(await app.catalogue()).host) {
            saved.remember('host', known ?? undefined);
            app.notice(t('host.unknown'));
        }
    } catch {
        // The server cannot say now; the screen tells so.
    }
    games = null;
}

/** Shows the screen that the address names; open sheets are closed unless they shall `stay`. */
async function route(stay = false) {
    const own = ++routes;
    const at = entries();
    if (at.has('host')) {
        await beHost(at.get('host'));
    }
    screen?.close();
    screen = null;
    stay || document.querySelectorAll('dialog').forEach((box) => box.close());
    document.title = 'Marienbad';
    const next = await screenOf(at);
    if (own !== routes) {
        next.close();
        return;
    }
    screen = next;
    document.querySelector('#screen').replaceChildren(screen.element);
    window.scrollTo(0, 0);
}

/** Shows another screen; its readers begin at the new heading. */
async function come() {
    await route();
    const heading = document.querySelector('#screen h1');
    heading?.setAttribute('tabindex', -1);
    heading?.focus({ preventScroll: true });
}

async function screenOf(at) {
    const other = await elsewhere(come);
    if (other) {
        return other;
    }
    const room = at.get('room');
    if (at.has('game') && !embedded) {
        return new Home(app, at);
    }
    // Most addresses say too little to be wrong.
    const links = embedded || at.has('position') || at.has('ply') || (!room && [...at].length > 1) ? await import('./links.js') : null;
    const fault = links?.ofAddress(at);
    if (fault) {
        return lost(app, fault);
    }
    // Few come for a record or many boards, so their screens are loaded for them alone.
    const records = !room && (at.has('record') || options.has('record')) ? await import('./recorded.js') : null;
    const record = await records?.recordOf(at);
    if (record) {
        return new records.Recorded(app, record, Number(at.get('ply')));
    } else if (room && at.has('invite')) {
        return new Join(app, room, at.get('invite'));
    } else if (room && at.has('join')) {
        return new Join(app, room, '');
    } else if (room) {
        const known = saved.games().find((game) => game.room === room);
        const seat = at.get('seat') || (at.has('watch') ? null : known?.token);
        return new Room(app, room, { seat, watch: at.get('watch'), ply: at.get('ply') });
    } else if (at.has('boards')) {
        const { Boards } = await import('./boards.js');
        return new Boards(app, at.get('boards'));
    } else if (at.has('set-up') || at.has('position') || (embedded && options.has('game'))) {
        return setUp(at, links);
    }
    return new Home(app);
}

/** The screen of a game that is to begin, which the address names or sets up. */
async function setUp(at, links) {
    const given = at.has('position') ? unpacked(at.get('position')) : null;
    if (at.has('position') && !given) {
        return lost(app, t('link.unreadable', 'position'));
    }
    try {
        const catalogue = await app.catalogue();
        const game = catalogue.games.find((each) => each.id === (given?.game ?? at.get('set-up') ?? options.get('game')));
        const fault = game ? links?.ofSetUp(given ?? {}, game, catalogue.clocks) : t('beginning.link');
        return fault ? lost(app, fault) : embedded ? await embed(app, game, given) : new Setup(app, game, catalogue.host, catalogue, given);
    } catch (refused) {
        return lost(app, refused.message || t('room.unsent'));
    }
}

if (embedded) {
    const theme = options.get('theme') === 'contrast' ? 'high-contrast' : options.get('theme');
    saved.remember('theme', THEMES.includes(theme) ? theme : undefined);
    saved.remember('language', languages().find((each) => each === options.get('language')));
    document.documentElement.style.setProperty('--most', Number(options.get('size')) ? `${Math.max(LEAST, Number(options.get('size')))}px` : 'none');
} else if (options.has('game') || options.has('record')) {
    // From there one goes to other screens, which only fragments name.
    const record = options.has('record') ? await (await import('./recorded.js')).recordOf(entries()) : null;
    const fragment = record ? '#record=' + packed(record) : '#set-up=' + encodeURIComponent(options.get('game'));
    history.replaceState(null, '', location.pathname + (location.hash || fragment));
}
await speak(saved.setting('language') ?? preferred());
paint();
dark.addEventListener('change', paint);
contrast.addEventListener('change', paint);
document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !event.target.closest('input, select, textarea, dialog')) {
        settings();
    }
});
window.addEventListener('hashchange', come);
await route();
