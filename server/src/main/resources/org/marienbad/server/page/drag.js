/** Carries a piece from its spot to another one with the pointer: the same as a click on both. */

/** A pointer that moves by fewer pixels clicks. */
const FAR = 6;

export class Drag {
    constructor(board) {
        this.board = board;
        this.from = null;
        const { svg } = board;
        svg.addEventListener('pointerdown', (event) => this.begin(event));
        svg.addEventListener('pointermove', (event) => this.move(event));
        svg.addEventListener('pointerup', (event) => this.end(event));
        svg.addEventListener('pointercancel', () => this.drop());
        // A finger that carries a piece does not scroll the page.
        svg.addEventListener('touchmove', (event) => this.from && event.preventDefault(), { passive: false });
    }

    begin({ button, isPrimary, pointerId, clientX, clientY, target }) {
        const spot = target.dataset?.spot;
        const { clicks } = this.board;
        const leads = spot && clicks.legal.some(({ spots }) => spots[0] === spot && spots.length > 1);
        this.from = button === 0 && isPrimary && leads ? { spot, pointerId, x: clientX, y: clientY } : null;
    }

    move(event) {
        const { from } = this;
        if (!from || (!this.lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR)) {
            return;
        }
        this.lifted ??= this.lift();
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.board.svg.getScreenCTM().inverse());
        this.lifted.ghost?.setAttribute('transform', `translate(${at.x} ${at.y}) ${this.lifted.scale}`);
        this.board.hovered = this.under(event);
        this.board.mark();
    }

    /** Chooses the piece, and takes it off the board for the eye. */
    lift() {
        const { board, from } = this;
        const { painter, clicks, svg, air } = board;
        svg.setPointerCapture(from.pointerId);
        if (clicks.clicked.at(-1) !== from.spot) {
            board.click(from.spot);
        }
        const index = painter.drawing.primitives.findLastIndex((one) => one.spot === from.spot && one.icon);
        const node = painter.shown[index];
        if (!node) {
            return {};
        }
        const ghost = node.cloneNode();
        node.setAttribute('opacity', 0.3);
        air.append(ghost);
        return { node, ghost, scale: node.getAttribute('transform').match(/scale\(.*\)/)[0] };
    }

    /** The spot under the pointer. */
    under({ clientX, clientY }) {
        return document.elementsFromPoint(clientX, clientY).find((each) => this.board.areas.contains(each))?.dataset.spot ?? null;
    }

    end(event) {
        const { from, lifted } = this;
        this.drop();
        const spot = lifted && this.under(event);
        if (spot && spot !== from.spot && this.board.clicks.next().has(spot)) {
            this.board.click(spot);
        }
    }

    drop() {
        this.lifted?.node?.removeAttribute('opacity');
        this.lifted?.ghost?.remove();
        this.lifted = null;
        this.from = null;
    }
}
