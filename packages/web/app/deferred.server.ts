/** A part that takes longer is left out, so that it never holds up the page. */
const PART_TIMEOUT_MS = 5_000;

/**
 * Waits for a part that the page can do without, such as related products. If the part fails or
 * takes too long, the failure is reported and the page is rendered with the fallback, still with
 * status 200. A page with a reported failure is never cached, so the next visitor gets the whole
 * page again.
 *
 * Loaders keep the two kinds of data apart: `loadCritical` throws, and the page answers with an
 * error status; `loadDeferred` passes everything it loads through this function.
 */
export async function deferred<Part, Fallback>(
  { report }: { readonly report: (error: unknown) => void },
  name: string,
  loading: Promise<Part>,
  fallback: Fallback,
): Promise<Part | Fallback> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${PART_TIMEOUT_MS / 1000} seconds`)),
      PART_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (cause) {
    report(new DeferredPartError(name, cause));
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}

/** Says which part of a page is missing. The page itself is there. */
export class DeferredPartError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Could not load the ${name}. The page is rendered without it.`, { cause });
    this.name = 'DeferredPartError';
  }
}
