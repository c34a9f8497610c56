/** One's turn: its signal, clicks before it, and hints. */

import * as alerts from './alerts.js';
import { get } from './api.js';
import * as saved from './saved.js';
import { status } from './status.js';
import { t } from './words.js';

const HINT_AGAIN = 400;

export class Turn {
    /** `ply` is the position that the address names; null if it names none. */
    constructor(screen, ply) {
        this.screen = screen;
        /** The position that the address names, until it has been shown. */
        this.named = ply;
        this.hinted = null;
        this.premoved = [];
    }

    /** A spot was clicked while others are at it. */
    click(spot) {
        this.premoved.push(spot);
        this.screen.board.recommend(this.premoved);
    }

    /** A click that plays nothing is kept for one's turn, or it is said why it plays nothing. */
    refuse(spot, tip) {
        const { screen } = this;
        const { latest, viewing } = screen.shown;
        if (!screen.mine || latest.over) {
            return;
        }
        if (screen.room.paused) {
            screen.app.notice(t('room.paused'));
            return;
        }
        const turn = screen.atRest && latest.actor === screen.room.you;
        if (!turn && viewing === null && saved.setting('premove', 'off') === 'on') {
            this.click(spot);
            return;
        }
        screen.app.notice(turn ? [tip.split('\n')[0], t('room.notLegal')].filter(Boolean).join(' – ') : status(latest, screen.room).join(' – '));
    }

    /** Forgets clicks that came too early. */
    forget() {
        this.premoved = [];
    }

    /** Tells once that something has been played, that one is to move, or that the game is over. */
    tell(moving) {
        const { latest, reached } = this.screen.shown;
        const key = `${reached.length} ${reached.over}`;
        if (moving || key === this.heard) {
            return;
        }
        const first = this.heard === undefined;
        this.heard = key;
        this.unhint();
        this.screen.board.recommend([]);
        if (this.named !== null) {
            const ply = this.named;
            this.named = null;
            this.screen.look(ply);
        }
        const mine = this.screen.mine && reached === latest && latest.actor === this.screen.room.you;
        if (!first) {
            reached.over ? alerts.ended() : mine ? alerts.turn(this.screen.room.game.name) : alerts.moved();
        }
        mine && this.playPremove();
    }

    /** Plays the move clicked before one's turn, if it has become legal; forgets it in any case. */
    playPremove() {
        const spots = this.premoved;
        this.premoved = [];
        const action = spots.length && (this.screen.shown.latest.legal ?? []).find((each) => each.spots.join() === spots.join());
        if (action) {
            this.screen.play(action);
        }
    }

    /** Something else has been played, or is meant. */
    unhint() {
        if (this.hinted) {
            this.hinted = null;
            this.screen.talk.show();
        }
    }

    /** Asks for a hint, and shows it on the board and above it. */
    async hint() {
        const { latest } = this.screen.shown;
        this.screen.shown.viewing === null || this.screen.look(null);
        try {
            let answer;
            do {
                answer = await get('hint', { room: this.screen.id, token: this.screen.token });
                if (answer.unfinished) {
                    this.hinted = { thinking: true };
                    this.screen.talk.show();
                    await new Promise((resolve) => setTimeout(resolve, HINT_AGAIN));
                }
            } while (answer.unfinished && latest === this.screen.shown.latest && this.screen.element.isConnected);
            if (latest !== this.screen.shown.latest) {
                return;
            }
            this.hinted = answer;
            this.screen.talk.show();
            this.screen.board.recommend(answer.spots ?? []);
        } catch (refused) {
            this.hinted = null;
            this.screen.talk.show();
            this.screen.app.notice(refused.message || t('room.unsent'));
        }
    }
}
