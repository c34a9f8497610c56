/** The host gives any seat to any player: loaded when that is wanted. */

import { alone, post } from './api.js';
import { dialog, button, h } from './dom.js';
import { share } from './help.js';
import { t } from './words.js';

/** Opens the form for a new player in the room of `talk`. */
export async function swap(talk) {
    const { room, screen } = talk;
    const { games } = await screen.app.catalogue();
    const { levels, defaultLevel } = games.find((each) => each.id === room.game.id);
    const seats = talk.swappable();
    const spec = h('input', { type: 'text', id: 'swap-player', placeholder: 'mcts(millis=500)', 'aria-label': t('room.swap.player'), autocomplete: 'off' });
    const player = h('select', { id: 'swap-level', onchange: () => (spec.hidden = player.value !== '') },
        levels.map(({ id, name }) => h('option', { value: id, selected: id === defaultLevel }, t('new.player.level', t('setup.seat.opponent'), name))),
        h('option', { value: '' }, t('setup.player')));
    spec.hidden = player.value !== '';
    const seat = h('select', { id: 'swap-seat', onchange: () => offer() }, seats.map((index) =>
        h('option', { value: String(index), selected: index !== room.you && index === seats.find((each) => each !== room.you) }, talk.name(index))));
    const error = h('p', { class: 'error', role: 'alert' });
    const set = async (given) => {
        try {
            const number = Number(seat.value);
            const { invitation } = await post('set-player', { room: screen.id, token: screen.token, seat: number, ...given });
            box.close();
            if (invitation) {
                screen.app.invited(screen.id, number, invitation);
                talk.key = null;
                screen.showRoom();
                share(screen, number);
            }
        } catch (refused) {
            error.textContent = refused.message || t('room.unsent');
        }
    };
    const give = button('', () => set({ spec: null }), '', { 'data-give': true });
    // Somebody can be invited to a seat that no person has.
    const offer = () => {
        const { kind, standIn } = room.seats[seat.value];
        give.textContent = kind === 'person' ? t('room.swap.person') : t('room.swap.open');
        give.hidden = kind === 'open' || (alone && kind !== 'person') || (kind === 'person' && !standIn);
    };
    const apply = () => {
        const given = player.value ? { level: player.value } : { spec: spec.value.trim() };
        const index = Number(seat.value);
        // As it is now: somebody may have come or gone since the form was opened.
        const { kind, connected, standIn } = talk.room.seats[index];
        const here = kind === 'person' && connected !== false && !standIn && index !== room.you;
        here ? talk.confirm(t('room.swap'), t('room.swap.here', talk.name(index)), t('room.swap.give'), () => set(given)) : set(given);
    };
    const field = (control, words) => h('div', { class: 'field' }, h('label', { for: control.id }, words), control);
    const form = h('form', { class: 'swap', onsubmit: (event) => { event.preventDefault(); apply(); } },
        field(seat, t('room.swap.seat')), field(player, t('room.swap.player')), spec, error,
        h('div', { class: 'buttons' }, h('button', { type: 'submit', class: 'primary' }, t('dialog.apply')), give));
    offer();
    const box = dialog(t('room.swap'), t('panel.close'), form);
}
