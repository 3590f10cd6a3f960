import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Parts of the checkout page. */

/** However busy the machine is. */
export const patiently = { timeout: 30_000 };
export const thanks = /\/hosted\/thank-you\//;
export const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();

export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
