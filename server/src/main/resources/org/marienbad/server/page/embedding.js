/** The line that puts the board of a room into any page. */

import { alone, get, texts } from './api.js';
import { packed } from './beginning.js';
import { button, dialog, h } from './dom.js';
import { query } from './embedded.js';
import { beginning } from './help.js';
import { current, languages, t } from './words.js';

const SIZES = ['320x400', '480x560', '640x720', '800x600'];
const THEMES = { '': 'system', light: 'light', dark: 'dark', contrast: 'high-contrast' };

const quoted = (words) => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The boards that the room can give: the position shown, the game from its start, and once it is over all of it. */
export async function boards(screen) {
    const { room, id, token, shown } = screen;
    const [{ setUp }, record] = await Promise.all([
        get('position', { room: id, token, at: shown.index }).catch(() => ({})),
        shown.latest.over ? get('record', { room: id, token, format: 'json' }).catch(() => null) : null]);
    const from = (position, mover) => '#position=' + packed(beginning(screen, position, mover));
    return [
        setUp && !shown.told.over ? ['position', from(setUp, Math.max(0, shown.told.actor))] : null,
        ['start', from(null, 0)],
        record ? ['record', '#record=' + packed(without(JSON.parse(record.text)))] : null,
    ].filter(Boolean);
}

/** All that a reader steps through, and nothing of who played when. */
function without({ format, game, seats, options, starter, position, seed, names, players, plies, payoffs, forfeit, observer, keys, resumable }) {
    return { format, game, seats, options, starter, position, seed, names, players, payoffs, forfeit, observer, keys, resumable,
        plies: plies.map((ply) => ply.ply ?? ply) };
}

/** Shows the line and the board that it makes. */
export async function embedding(screen) {
    const { room, app } = screen;
    const { text = '', refused } = await texts?.carried(room.game.id) ?? {};
    if (refused) {
        app.notice(refused);
        return;
    }
    const found = await boards(screen);
    const { games } = await app.catalogue();
    const { levels = [], defaultLevel } = games.find((game) => game.id === room.game.id) ?? {};
    const chosen = (name) => box.querySelector(`#embed-${name}`).value;
    const choose = (name, values, usual) => h('div', { class: 'field' }, h('label', { for: 'embed-' + name }, t('embed.' + name)),
        h('select', { id: 'embed-' + name, onchange: () => show() }, values.map(([value, words]) => h('option', { value, selected: value === usual }, words))));
    const line = h('textarea', { id: 'embed-line', readonly: true, rows: 4, 'aria-label': t('embed.line'), onclick: () => line.select() });
    const preview = h('div', { class: 'preview' });
    const copy = button(t('archive.copy'), async () => {
        line.select();
        try {
            await navigator.clipboard.writeText(line.value);
        } catch {
            document.execCommand('copy');
        }
        copy.textContent = t('share.copied');
    }, 'primary');
    const box = dialog(t('embed.title').replace('…', ''), t('panel.close'), h('p', {}, t('embed.help')), alone ? '' : h('p', { class: 'dim' }, t('embed.server')),
        choose('board', found.map(([what]) => [what, t('embed.board.' + what)])),
        choose('opponent', [...levels.map(({ id, name }) => [id, t('new.player.level', t('setup.seat.opponent'), name)]), ['none', t('home.together')]], defaultLevel),
        choose('theme', Object.entries(THEMES).map(([value, key]) => [value, t('settings.theme.' + key)]), ''),
        choose('language', [['', t('embed.language.reader')], ...languages().map((each) => [each, t('language.' + each)])], current()),
        choose('size', SIZES.map((size) => [size, size.replace('x', ' × ')]), SIZES[1]),
        line, h('div', { class: 'buttons' }, copy), preview);
    const show = () => {
        const what = chosen('board');
        const [width, height] = chosen('size').split('x').map(Number);
        const src = location.origin + location.pathname
            + query({ level: what === 'record' ? '' : chosen('opponent'), theme: chosen('theme'), language: chosen('language') })
            + found.find(([each]) => each === what)[1] + text;
        box.querySelector('#embed-opponent').disabled = what === 'record';
        line.value = `<iframe src="${quoted(src)}" width="${width}" height="${height}" style="border:0" loading="lazy" title="${quoted(room.game.name)}"></iframe>`;
        preview.replaceChildren(h('iframe', { src, width, height, title: room.game.name }));
        preview.style.minHeight = `${height + 8}px`;
        copy.textContent = t('archive.copy');
    };
    box.classList.add('wide');
    show();
}
