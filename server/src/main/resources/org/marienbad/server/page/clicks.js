/**
 * Which action a person means by clicking spots: every click narrows the legal actions; the last one left is meant as soon
 * as all its spots are clicked, so that nobody plays by choosing a piece.
 * The same rules as in the window; both are tested by the same cases.
 */
export class Clicks {
    constructor() {
        this.legal = [];
        this.clicked = [];
    }

    /** Starts over with other actions; none means that nothing can be clicked. */
    offer(legal) {
        this.legal = legal;
        this.clicked = [];
    }

    reset() {
        this.clicked = [];
    }

    /** The actions that the clicks so far may mean. */
    candidates() {
        return this.starting(this.clicked);
    }

    /** The spots that the next click may choose. */
    next() {
        return new Set(
            this.candidates()
                .filter((action) => action.spots.length > this.clicked.length)
                .map((action) => action.spots[this.clicked.length]));
    }

    /** The actions that only a button can choose now: those without spots, and those whose spots are all clicked. */
    buttons() {
        return this.candidates().filter((action) => action.spots.length === this.clicked.length);
    }

    /** The actions that a click on `spot` leaves, the one with the fewest clicks first. */
    leading(spot) {
        return this.starting([...this.clicked, spot]).sort((a, b) => a.spots.length - b.spots.length);
    }

    /** The spots that may be clicked after `spot`; of the only action to which it leads, those that the action will change. */
    following(spot) {
        const left = this.next().has(spot) ? this.leading(spot) : [];
        const ends = left.length === 1 || left.every(({ spots }) => spots.length === this.clicked.length + 1);
        return new Set(left.flatMap(({ spots, targets = [] }) => (ends ? targets : spots.slice(this.clicked.length + 1, this.clicked.length + 2))));
    }

    /** The only action to which a click on `spot` can lead; else null. */
    meaning(spot) {
        const left = this.next().has(spot) ? this.starting([...this.clicked, spot]) : [];
        return left.length === 1 ? left[0] : null;
    }

    /**
     * A click. A spot that leads nowhere takes back the clicks before it if it starts an action, and is ignored
     * otherwise; the last spot clicked takes itself back. Returns the action meant once it is clear, else null.
     */
    click(spot) {
        if (this.clicked.length && spot === this.clicked.at(-1) && !this.next().has(spot)) {
            this.clicked.pop();
            return null;
        }
        if (!this.next().has(spot)) {
            const before = this.clicked;
            this.clicked = [];
            if (!this.next().has(spot)) {
                this.clicked = before;
                return null;
            }
        }
        const only = this.meaning(spot);
        const meant = only?.spots.length === this.clicked.length + 1 ? only : null;
        if (meant) {
            this.clicked = [];
        } else {
            this.clicked.push(spot);
        }
        return meant;
    }

    starting(prefix) {
        return this.legal.filter((action) =>
            action.spots.length >= prefix.length && prefix.every((spot, index) => action.spots[index] === spot));
    }
}
