import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** The system's Chromium; `npm test` finds or installs one and sets its path. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.SHOPWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
    // Chromium has no sandbox as root, and containers have little shared memory. It opens only our
    // own pages.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...more],
  });
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, exceptions, blocked content and failed requests. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export async function openPage(
  browser: Browser,
  {
    javaScriptEnabled = true,
    ...visitor
  }: Pick<BrowserContextOptions, 'javaScriptEnabled' | 'timezoneId' | 'locale' | 'viewport'> = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ javaScriptEnabled, ...visitor });
  // A busy machine takes its time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium reports content that the page's policy refuses as an error here too.
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const isUnwanted = !javaScriptEnabled && request.resourceType() === 'script';
    // An image request that was canceled by navigation.
    const isLate = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isUnwanted && !isLate) complaints.push(`failed: ${request.url()}`);
  });
  return { page, complaints, close: () => context.close() };
}
