import type { Page } from 'playwright-core';

/** What the tests of the account pages share. */

export const said = (page: Page) => page.getByRole('main').getByRole('status').first().innerText();
