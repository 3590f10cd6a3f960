/** The format of a discount code. Anything else is not echoed on a page. */
export const isCode = (text: string | null): text is string =>
  text !== null && /^[\p{L}\p{N}_-]{1,60}$/u.test(text);
