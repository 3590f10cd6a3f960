/**
 * Loads pictures that failed while the shop could not be reached: a browser does not try them again
 * by itself.
 */
export function retryBrokenPictures(): void {
  for (const image of document.images) {
    // Written again, even unchanged, it makes the browser choose among the sources and fetch.
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }
}
