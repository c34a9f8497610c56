// The search of the site, and its boards. Without it every page can be read all the same.
(() => {
    const top = document.body.dataset.top;
    const input = document.querySelector('.search input');
    const list = document.querySelector('.found');
    let index;

    if (matchMedia('(max-width: 48rem)').matches) document.querySelector('nav details').open = false;

    const build = () => lunr(function () {
        this.ref('number');
        this.field('heading', { boost: 8 });
        this.field('page', { boost: 3 });
        this.field('text');
        searched.forEach((section, number) => this.add({ ...section, number }));
    });

    // Every word has to be there; the last one may still be incomplete.
    const find = words => index.query(query => {
        lunr.tokenizer(words).forEach((token, position, tokens) => {
            const word = token.toString();
            const last = position === tokens.length - 1;
            query.term(index.pipeline.runString(word), { boost: 4 });
            query.term(word, { wildcard: last ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE, usePipeline: false });
        });
    });

    const show = () => {
        const words = input.value.trim();
        list.replaceChildren();
        list.hidden = !words;
        if (!words) return;
        index ??= build();
        const hits = find(words).slice(0, 12).map(hit => searched[hit.ref]);
        for (const section of hits) {
            const link = document.createElement('a');
            link.href = top + section.address;
            link.textContent = section.heading;
            const page = document.createElement('small');
            page.textContent = section.page;
            link.append(page);
            const item = document.createElement('li');
            item.append(link);
            list.append(item);
        }
        if (!hits.length) {
            const nothing = document.createElement('p');
            nothing.textContent = `Nothing about “${words}”.`;
            list.append(nothing);
        }
    };

    input.addEventListener('input', show);
    document.addEventListener('keydown', event => {
        if (event.key === '/' && document.activeElement !== input) {
            event.preventDefault();
            input.focus();
        } else if (event.key === 'Escape') {
            list.hidden = true;
        }
    });
    // Browsers let no page from the disk load a program: there the link leads on.
    const begin = live => {
        const picture = live.querySelector('img');
        const frame = document.createElement('iframe');
        const dark = matchMedia('(prefers-color-scheme: dark)').matches;
        frame.src = `${live.dataset.live}&theme=${dark ? 'dark' : 'light'}`;
        frame.title = picture.alt;
        const high = live.parentElement.clientWidth * picture.naturalHeight / picture.naturalWidth;
        frame.style.height = `min(85vh, ${Math.round(high)}px + 6rem)`;
        live.replaceWith(frame);
        frame.focus();
    };

    document.addEventListener('click', event => {
        const live = event.target.closest('[data-live]');
        if (live && location.protocol !== 'file:' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault();
            begin(live);
        }
    });

    document.addEventListener('click', event => {
        if (!event.target.closest('.search')) list.hidden = true;
    });
})();
