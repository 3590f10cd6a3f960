/** Of `.wide-picture`: as tall as its shape asks for, so on upright screens wider than the page. */
export const wideSizes = '(width >= 64rem) max(100vw, 128svh), (width >= 40rem) 134vw, 223vw';
