/** The query of the address: `?embed` makes the page a board in somebody else's page. */

export const options = new URLSearchParams(location.search);

export const embedded = options.has('embed');

/** The game in text that the address carries; null if it carries none. */
export const carried = () => new URLSearchParams(location.hash.slice(1)).get('game');

/** The query for an embedded page, with those of the entries that have a value. */
export const query = (entries) => '?embed' + Object.entries(entries).filter(([, value]) => value).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
