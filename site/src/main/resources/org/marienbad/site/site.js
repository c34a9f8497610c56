// The search of the site. Without it every page can be read all the same.
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
    document.addEventListener('click', event => {
        if (!event.target.closest('.search')) list.hidden = true;
    });
})();
