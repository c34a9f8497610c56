/** The page's words: bundles of `key=value` lines as Java reads them, with the message formats that they use. */

const LANGUAGES = ['en', 'cs'];
let bundle = new Map();
let language = 'en';

/** All languages there are. */
export const languages = () => LANGUAGES;

/** The language shown. */
export const current = () => language;

/** The first of the visitor's languages that there is. */
export function preferred() {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** The entries of a text of `key=value` lines. */
export function parse(text) {
    return text.split('\n')
        .filter((line) => line && !line.startsWith('#') && line.includes('='))
        .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()]);
}

/** Reads the words of `chosen`; missing ones are English. */
export async function load(chosen) {
    const files = chosen === 'en' ? ['messages.properties'] : ['messages.properties', `messages_${chosen}.properties`];
    const texts = await Promise.all(files.map(async (file) => (await fetch(new URL(file, import.meta.url))).text()));
    bundle = new Map(texts.flatMap(parse));
    language = chosen;
    document.documentElement.lang = chosen;
}

/** The end of the format element that begins at `at`. */
function closing(pattern, at) {
    let depth = 0;
    for (let i = at; i < pattern.length; i++) {
        depth += pattern[i] === '{' ? 1 : pattern[i] === '}' ? -1 : 0;
        if (depth === 0) {
            return i;
        }
    }
    return pattern.length;
}

/** The branch of `1#one|1<{0} many` that holds for `value`. */
function choice(branches, value) {
    let chosen = null;
    for (const branch of branches.split('|')) {
        const [, limit, sign, text] = branch.match(/^([-\d.]+)([#<])(.*)$/s);
        if (chosen === null || (sign === '#' ? value >= Number(limit) : value > Number(limit))) {
            chosen = text;
        }
    }
    return chosen;
}

/** A message format of Java, as far as bundles use them: `{0}`, `{0,choice,…}`, `{0,number}`, doubled apostrophes. */
export function format(pattern, values) {
    let out = '';
    for (let i = 0; i < pattern.length; i++) {
        if (pattern[i] === "'" && pattern[i + 1] === "'") {
            out += "'";
            i++;
        } else if (pattern[i] === '{') {
            const end = closing(pattern, i);
            const [, index, kind, style] = pattern.slice(i + 1, end).match(/^(\d+)(?:,(\w+)(?:,(.*))?)?$/s);
            const value = values[Number(index)];
            out += kind === 'choice' ? format(choice(style, Number(value)), values)
                : kind === 'number' ? Number(value).toLocaleString(language)
                : String(value);
            i = end;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

/** The words of `key` in the language shown. */
export function t(key, ...values) {
    const pattern = bundle.get(key);
    if (pattern === undefined) {
        console.error('no words for ' + key);
        return key;
    }
    return values.length ? format(pattern, values) : pattern;
}
