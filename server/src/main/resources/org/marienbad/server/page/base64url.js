/** Bytes as text that stands in an address as it is. It imports nothing, as `api.js` waits for `texts.js`, which needs it. */

export const encoded = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The bytes in a text of `encoded`; throws on some other texts. */
export const decoded = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
