import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until React handles the events of the page: before, only plain forms and links see what is
 * typed and clicked.
 */
export async function hydrated(page: Page): Promise<void> {
  // React marks each element with its props. The document itself is the last one.
  const isMarked = `Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'))`;
  await expect.poll(() => page.evaluate(isMarked)).toBe(true);
}
