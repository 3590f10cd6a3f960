/** Of `.wide-picture`: sized by height, so on portrait screens wider than the page. */
export const wideSizes = '(width >= 64rem) max(100vw, 128svh), (width >= 40rem) 134vw, 223vw';
