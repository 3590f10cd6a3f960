/** A discount code as people write it: nothing else is repeated on a page. */
export const isCode = (text: string | null): text is string =>
  text !== null && /^[\p{L}\p{N}_-]{1,60}$/u.test(text);
