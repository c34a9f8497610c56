/** Shows how searches decide, step by step, one beside the other. A file for a lecture has this script in it, and the server serves it. */

const LANDMARKS = { CUT: 'cut', EXPANSION: 'expansion', ROUND: 'round', CHANGE_OF_MIND: 'mind' };
/** Milliseconds between two steps, by speed. */
const PAUSES = [2400, 1200, 600, 300, 120];
const SMALLEST = 0.6;

function fill(text, a, b) {
    return text.replace('{0}', a).replace('{1}', b);
}

function make(kind, className = '', text = '') {
    const made = document.createElement(kind);
    if (className) {
        made.className = className;
    }
    made.textContent = text;
    return made;
}

function button(text, words, act) {
    const made = make('button', '', text);
    made.type = 'button';
    made.title = words;
    made.setAttribute('aria-label', words);
    made.addEventListener('click', act);
    return made;
}

/** The edges and the nodes of a drawing: the number of the node, its place, and the rest. */
const EDGES = /<path data-to="(\d+)" d="([^"]*)"(.*?)\/>/g;
const NODES = /<g data-node="(\d+)" transform="([^"]*)">(.*?)<\/g>/gs;

/** A part of a drawing, whose elements stay where they are the same: browsers are slow to lay out text. */
class Part {
    constructor(group, pattern, place) {
        Object.assign(this, { group, pattern, place, known: new Map() });
    }

    show(drawing) {
        const before = this.known;
        this.known = new Map();
        for (const [whole, number, place, rest] of drawing.matchAll(this.pattern)) {
            const old = before.get(number);
            before.delete(number);
            let element = old?.element;
            if (old?.rest !== rest) {
                element?.remove();
                this.group.insertAdjacentHTML('beforeend', whole);
                element = this.group.lastElementChild;
            } else if (old.place !== place) {
                element.setAttribute(this.place, place);
            }
            this.known.set(number, { element, place, rest });
        }
        before.forEach(({ element }) => element.remove());
    }
}

/** The tree of a step. */
class Tree {
    constructor(host) {
        this.host = host;
    }

    show(drawing) {
        if (!this.svg) {
            this.host.innerHTML = drawing;
            this.svg = this.host.firstElementChild;
            const parts = [['.edges', EDGES, 'd'], ['.nodes', NODES, 'transform']];
            this.parts = parts.map(([group, pattern, place]) => new Part(this.svg.querySelector(group), pattern, place));
            this.parts.forEach(({ group }) => group.replaceChildren());
            // In the drawing it would be the tip of every node, in place of the way to it.
            this.title = this.svg.querySelector('title');
            this.title.remove();
        }
        this.parts.forEach((part) => part.show(drawing));
        this.title.innerHTML = drawing.match(/<title>(.*?)<\/title>/s)[1];
        this.svg.setAttribute('aria-label', this.title.textContent);
        this.box = drawing.match(/viewBox="([^"]*)"/)[1];
        const [, x, y] = drawing.match(/translate\(([-\d.]+) ([-\d.]+)\)"><rect[^>]*class="present"/) ?? [];
        this.present = x ? [x, y] : null;
        this.fit();
    }

    /** Brings the node that the step is about into the place, at its present size. */
    fit() {
        if (!this.svg) {
            return;
        }
        const { box } = this;
        const [, , width, height] = box.split(' ');
        const wide = this.host.clientWidth;
        // A wide tree is made smaller, as long as it can be read.
        const scale = Math.min(1, Math.max(SMALLEST, (wide - 2) / width));
        if (box !== this.fitted || scale !== this.scale) {
            Object.assign(this, { fitted: box, scale });
            this.svg.setAttribute('viewBox', box);
            this.svg.setAttribute('width', width * scale);
            this.svg.setAttribute('height', height * scale);
        }
        if (this.present) {
            const [x, y] = this.present;
            this.host.scrollTo(x * scale - wide / 2, y * scale - this.host.clientHeight / 2);
        }
    }
}

/** One search: its sentence, tree, position and the course of its value. */
class Pane {
    /** Whether others stand `beside` it, so that its player has to be named. */
    constructor(lens, search, beside) {
        this.lens = lens;
        this.search = search;
        this.answered = new Set();
        this.say = make('div', 'event');
        this.tree = make('div', 'tree');
        this.tree.tabIndex = 0;
        this.tree.setAttribute('role', 'group');
        this.tree.setAttribute('aria-label', search.player);
        this.tree.addEventListener('click', ({ target }) => target.closest('[data-node]') && this.showBoard(target.closest('[data-node]').dataset.node));
        this.tree.addEventListener('mouseover', ({ target }) => (this.tree.title = this.search.paths[target.closest('[data-node]')?.dataset.node] ?? ''));
        this.drawing = new Tree(this.tree);
        this.board = make('div', 'place');
        this.boardWords = make('p', 'small');
        this.belief = make('div');
        this.lead = make('p', 'small');
        // The choice stands with the last step, which led to it.
        this.result = make('p', 'decision');
        const both = make('div', 'both');
        const side = make('div');
        side.append(this.board, this.boardWords);
        both.append(this.tree, side);
        this.element = make('section');
        if (beside) {
            this.element.append(make('h2', '', search.player));
        }
        this.element.append(this.say, both, this.lead, this.belief);
        this.told();
    }

    /** More of the search is known. */
    extend(more) {
        const { steps, boards, paths } = this.search;
        this.search = { ...more, steps: [...steps.slice(0, more.from), ...more.steps], boards: { ...boards, ...more.boards }, paths: { ...paths, ...more.paths } };
        this.told();
    }

    told() {
        this.lead.textContent = this.search.lead;
        this.result.textContent = this.search.result;
        this.plot();
    }

    /** The last step that there is, from 0. */
    get end() {
        return this.search.steps.length - 1;
    }

    show(at) {
        const number = Math.min(at, this.end);
        const step = this.search.steps[number];
        this.say.setAttribute('aria-live', this.lens.timer === null ? 'polite' : 'off');
        this.say.textContent = '';
        if (this.lens.guesses && step.question && !this.answered.has(number)) {
            this.lens.stop();
            this.ask(number, step.question);
            return;
        }
        this.say.append(make('p', 'sentence', step.sentence), make('p', 'formula', step.formula), this.result);
        this.draw(number);
    }

    draw(number) {
        const step = this.search.steps[number];
        this.drawing.show(step.tree);
        this.showBoard(step.node);
        this.result.hidden = number < this.end;
        this.now?.setAttribute('x1', number);
        this.now?.setAttribute('x2', number);
    }

    showBoard(node) {
        const { words } = this.lens;
        const { boards, paths } = this.search;
        const said = !boards[node] ? words.noboard : paths[node] ? fill(words.board, paths[node]) : words.start;
        if (node !== this.shown) {
            this.shown = node;
            this.board.textContent = '';
            if (boards[node]) {
                this.board.append(this.lens.paint(boards[node], said));
            }
        }
        this.boardWords.textContent = said;
    }

    ask(number, question) {
        const { words } = this.lens;
        this.say.append(make('p', 'sentence', question.text));
        const choices = make('div', 'choices');
        question.choices.forEach((choice, index) => choices.append(button(choice, choice, () => {
            const right = index === question.answer;
            this.answered.add(number);
            this.lens.count(right);
            this.show(number);
            this.say.prepend(make('p', right ? 'right' : 'wrong', right ? words.right : fill(words.wrong, question.choices[question.answer])));
        })));
        this.say.append(choices);
        if (number > 0) {
            this.draw(number - 1);
        }
    }

    /** The value of the best action over time. */
    plot() {
        const { beliefs, steps } = this.search;
        this.belief.textContent = '';
        this.now = null;
        if (beliefs.length < 2) {
            return;
        }
        const values = beliefs.map(([, value]) => value);
        const low = Math.min(...values);
        const high = Math.max(...values);
        const y = (value) => (92 - (84 * (value - low)) / (high - low || 1)).toFixed(1);
        const course = beliefs.map(([step, value], index) => (index ? `H${step}V${y(value)}` : `M${step} ${y(value)}`)).join('');
        const numbers = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 3 });
        const [least, greatest] = [low, high].map((value) => numbers.format(value).replace('-', '−'));
        const caption = fill(this.lens.words.belief, least, greatest);
        const figure = make('div');
        figure.innerHTML = `<svg class="belief" role="img" preserveAspectRatio="none" viewBox="0 0 ${steps.length} 100">`
            + `<path d="${course}H${steps.length}"/><line y1="0" y2="100" x1="0" x2="0"/></svg>`;
        figure.firstChild.setAttribute('aria-label', caption);
        this.belief.append(make('p', 'small', caption), figure);
        this.now = figure.querySelector('line');
    }
}

/** A board in SVG, as files have it, as an element that says `words`. */
function image(svg, words) {
    const picture = make('img');
    picture.alt = words;
    picture.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    return picture;
}

export class Lens {
    /**
     * `host` becomes a lens of `searches` in `words`, which hears the keys of `keys`; where it `follows`, it shows the newest step.
     * `paint` makes an element of a board and of words about it.
     */
    constructor(host, { words, searches }, keys, { follows = false, paint = image } = {}) {
        this.words = words;
        this.follows = follows;
        this.paint = paint;
        this.at = 0;
        this.timer = null;
        this.score = { right: 0, asked: 0 };
        this.panes = searches.map((search) => new Pane(this, search, searches.length > 1));
        const panes = make('div', 'panes');
        panes.classList.toggle('narrow', searches.length > 1);
        panes.append(...this.panes.map((pane) => pane.element));
        this.shapes = make('p', 'small');
        host.classList.add('lens');
        host.replaceChildren(this.controls(), make('p', 'small keys-help', words.keys), panes, this.shapes);
        this.ends = new AbortController();
        keys.addEventListener('keydown', (event) => this.key(event), { signal: this.ends.signal });
        window.addEventListener('resize', () => this.panes.forEach((pane) => pane.drawing.fit()), { signal: this.ends.signal });
        this.told();
    }

    /** Nothing is shown or heard any more. */
    close() {
        this.stop();
        this.ends.abort();
    }

    /** The number of the first step, as people count. */
    get first() {
        return this.panes[0].search.first;
    }

    get most() {
        return Math.max(...this.panes.map((pane) => pane.end + 1));
    }

    get guesses() {
        return this.guess.checked;
    }

    controls() {
        const { words } = this;
        const range = (max, value, act) => {
            const made = make('input');
            Object.assign(made, { type: 'range', min: 0, max, value });
            made.addEventListener('input', act);
            return made;
        };
        this.back = [button('|◀', words.first, () => this.go(0)), button('◀', words.back, () => this.go(this.at - 1))];
        this.run = button(words.run, words.run, () => this.toggle());
        this.run.dataset.lens = 'run';
        this.on = [button('▶', words.on, () => this.go(this.at + 1)), button('▶|', words.last, () => this.go(this.most - 1))];
        this.on[0].dataset.lens = 'on';
        this.slider = range(0, 0, () => this.go(Number(this.slider.value)));
        this.place = make('output');
        this.jumps = Object.keys(LANDMARKS).map((mark) => ({ mark, button: button(words[LANDMARKS[mark]], words[LANDMARKS[mark]], () => this.go(this.next(mark) ?? this.at)) }));
        this.speed = range(PAUSES.length - 1, 2, () => {});
        const pace = make('label', 'pace', words.speed);
        pace.append(this.speed);
        this.guess = make('input');
        this.guess.type = 'checkbox';
        this.guess.addEventListener('change', () => this.go(this.at));
        const guess = make('label');
        guess.append(this.guess, words.guess);
        this.tally = make('output', 'right');
        const rest = make('div', 'rest');
        rest.append(...this.jumps.map((jump) => jump.button), pace, guess, this.tally);
        const bar = make('div', 'controls');
        bar.append(...this.back, this.run, ...this.on, this.slider, this.place, rest);
        return bar;
    }

    /** More of a search is known. */
    extend(index, more) {
        this.panes[index].extend(more);
        this.told();
    }

    told() {
        this.shapes.textContent = this.panes[0].search.shapes;
        this.slider.max = this.most - 1;
        this.jumps.forEach((jump) => (jump.button.hidden = this.panes.every((pane) => !pane.search.landmarks[jump.mark].length)));
        this.show(this.follows ? this.most - 1 : this.at);
    }

    /** The next step at which a search comes to a landmark; null if there is none. */
    next(mark) {
        const next = this.panes.flatMap((pane) => pane.search.landmarks[mark]).filter((step) => step > this.at && step < this.most);
        return next.length ? Math.min(...next) : null;
    }

    count(right) {
        this.score.asked += 1;
        this.score.right += right ? 1 : 0;
        this.tally.textContent = fill(this.words.score, this.score.right, this.score.asked);
    }

    /** Somebody wants to see a step. */
    go(step) {
        this.follows = step >= this.most - 1 && this.panes.some((pane) => pane.search.over === false);
        this.show(step);
    }

    show(step) {
        const { most, first } = this;
        this.at = Math.max(0, Math.min(most - 1, step));
        if (this.at === most - 1) {
            this.stop();
        }
        this.slider.value = this.at;
        const words = fill(this.words.step, first + this.at, first + most - 1);
        this.place.textContent = words;
        this.slider.setAttribute('aria-label', words);
        this.back.forEach((each) => (each.disabled = this.at === 0));
        this.on.forEach((each) => (each.disabled = this.at === most - 1));
        this.jumps.forEach((jump) => (jump.button.disabled = this.next(jump.mark) === null));
        this.panes.forEach((pane) => pane.show(this.at));
    }

    toggle() {
        if (this.timer !== null) {
            this.stop();
            this.show(this.at);
            return;
        }
        if (this.at === this.most - 1) {
            this.go(0);
        }
        this.runs(this.words.pause);
        const tick = () => {
            this.go(this.at + 1);
            if (this.timer !== null) {
                this.timer = setTimeout(tick, PAUSES[Number(this.speed.value)]);
            }
        };
        this.timer = setTimeout(tick, PAUSES.at(-1));
    }

    stop() {
        clearTimeout(this.timer);
        this.timer = null;
        this.runs(this.words.run);
    }

    runs(words) {
        this.run.textContent = words;
        this.run.title = words;
        this.run.setAttribute('aria-label', words);
    }

    key(event) {
        const { target } = event;
        // A box to tick needs no arrows of its own.
        if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input:not([type=checkbox]), select')) {
            return;
        }
        const step = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.most - 1 }[event.key];
        if (step !== undefined) {
            this.go(step);
        } else if (event.key === ' ' && !target.matches('button, input, summary')) {
            this.toggle();
        } else {
            return;
        }
        event.preventDefault();
    }
}
