/** Elements made in one expression; texts are always text nodes, so nothing that people write is ever markup. */

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === null || value === false) {
            continue;
        }
        if (name.startsWith('on')) {
            element.addEventListener(name.slice(2), value);
        } else if (name === 'class') {
            element.setAttribute('class', value);
        } else if (name === 'value' || name === 'checked' || name === 'selected') {
            element[name] = value;
        } else {
            element.setAttribute(name, value === true ? '' : value);
        }
    }
    element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
    return element;
}

/** An element of HTML; attributes named `on…` are listeners. */
export function h(tag, attributes, ...children) {
    return fill(document.createElement(tag), attributes, children);
}

/** An element of SVG. */
export function s(tag, attributes, ...children) {
    return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** A button with words; `kind` is the class of its look. */
export function button(words, onclick, kind = '', more = {}) {
    return h('button', { type: 'button', class: kind, onclick, ...more }, words);
}

/** One line below all screens, for so many milliseconds at most; it takes the place of the one before. */
export function notice(words, time = Infinity) {
    const line = h('p', { class: 'notice', role: 'alert' }, words);
    document.querySelector('#notices')?.replaceChildren(...(words ? [line] : []));
    if (time < Infinity) {
        setTimeout(() => line.remove(), time);
    }
}

/** A dialog that closes on Escape, on its button and on a click beside it, and is gone then; it is read from its title on. */
export function dialog(title, closeWords, ...content) {
    const inside = h('div', { class: 'content' }, ...content);
    // Keys scroll only places that they can reach: words alone have nothing else to stop at.
    if (!inside.querySelector('a, button, input, select, textarea')) {
        inside.tabIndex = 0;
    }
    const box = h(
        'dialog',
        { class: 'sheet', 'aria-label': title },
        h('header', {}, h('h2', { tabindex: -1, autofocus: true }, title), button('×', () => box.close(), 'quiet close', { 'aria-label': closeWords })),
        inside);
    box.addEventListener('click', (event) => event.target === box && box.close());
    box.addEventListener('close', () => box.remove());
    document.body.append(box);
    box.showModal();
    return box;
}

/** Milliseconds without a key, after which somebody has stopped typing. */
const TYPED = 250;

/** The `task` debounced: `call` has it run once somebody has stopped typing, `flush` at once if it still is to run, and `cancel` not at all. */
export function debounced(task) {
    let timer = null;
    const cancel = () => {
        clearTimeout(timer);
        timer = null;
    };
    const run = () => {
        cancel();
        task();
    };
    return {
        cancel,
        call() {
            cancel();
            timer = setTimeout(run, TYPED);
        },
        flush() {
            timer === null || run();
        },
    };
}
