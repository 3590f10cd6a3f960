import { useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 8_000;
/**
 * With a connection a part is missing for good: the shop has a new release, and this page is of the
 * last one.
 */
const MAX_TRIES_ONLINE = 5;

/**
 * Loads a part of the page that is fetched when it is first needed. Without a connection it waits
 * for one: a rejected import would take the whole page down, and with it changes to the cart that
 * are not sent yet.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  let pause = FIRST_PAUSE_MS;
  for (let tries = 1; ; tries += navigator.onLine ? 1 : 0) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined' || tries >= MAX_TRIES_ONLINE) throw error;
    }
    await passed(pause);
    pause = Math.min(MAX_PAUSE_MS, pause * 2);
  }
}

/** Resolves after the time, or when the connection is back. */
const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const end = (): void => {
      stop.abort();
      resolve();
    };
    addEventListener('online', end, { signal: stop.signal });
    const timer = setTimeout(end, milliseconds);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** The same for a part that the server does not render: undefined until it is loaded. */
export function usePart<Part>(load: () => Promise<Part>, isNeeded: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const onLoaded = (loaded: Part): void => {
      if (!isOver) setPart(() => loaded);
    };
    // Missing for good, it stays undefined: the page does without.
    untilLoaded(load).then(onLoaded, () => undefined);
    return () => {
      isOver = true;
    };
  }, [load, isNeeded]);
  return part;
}
