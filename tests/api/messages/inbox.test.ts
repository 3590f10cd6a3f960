import { mailLayout, sendMessage, type Message } from '@shopwright/server/messages/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../kit/browser.ts';
import { startServer, type TestServer } from '../../kit/start-server.ts';

/** The development inbox shows sent mails, is safe to open, and is absent in production. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const send = (message: Partial<Message> & { to: string }) =>
  server.db.tx((tx) =>
    sendMessage(tx, {
      siteId: server.siteId,
      channel: 'EMAIL',
      kind: 'test',
      subject: 'A subject',
      text: 'Words.',
      ...message,
    }),
  );
const inbox = async (query = '') =>
  (
    await fetch(`${server.url}/dev/inbox${query}`, { headers: { accept: 'application/json' } })
  ).json() as Promise<{ messages: Record<string, unknown>[] }>;

it('answers JSON on request, newest first, by recipient, with links and codes', async () => {
  const { html, text } = mailLayout({
    store: { name: 'Test store' },
    title: 'Confirm your address',
    paragraphs: ['One more step.'],
    button: { label: 'Confirm', url: 'https://shop.test/verify?token=abc&x=1' },
  });
  await send({
    to: 'Ada@example.com',
    kind: 'verify',
    subject: 'Confirm your address',
    html,
    text,
    attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('x') }],
  });
  await send({
    to: '+15550100',
    channel: 'SMS',
    kind: 'code',
    subject: '',
    text: 'Your code is 482913.',
  });
  await server.runJobs();
  const { messages } = await inbox();
  expect(messages).toEqual([
    {
      id: expect.any(String),
      channel: 'SMS',
      to: '+15550100',
      kind: 'code',
      subject: '',
      text: 'Your code is 482913.',
      html: null,
      links: [],
      codes: ['482913'],
      attachments: [],
      state: 'SENT',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
    {
      id: expect.any(String),
      channel: 'EMAIL',
      to: 'Ada@example.com',
      kind: 'verify',
      subject: 'Confirm your address',
      text,
      html,
      links: ['https://shop.test/verify?token=abc&x=1'],
      codes: [],
      attachments: ['a.pdf'],
      state: 'SENT',
      createdAt: expect.any(String),
    },
  ]);
  expect((await inbox('?to=ada@example.com')).messages.map(({ to }) => to)).toEqual([
    'Ada@example.com',
  ]);
  expect((await inbox('?to=nobody@example.com')).messages).toEqual([]);
});

it('a hostile message shown in a real browser runs nothing and loads nothing', async ({
  onTestFinished,
}) => {
  const hostile = `"><script>document.title='taken'</script><img src=x onerror="document.title='taken'">`;
  await send({
    to: 'eve@example.com',
    subject: hostile,
    text: hostile,
    kind: hostile,
    html: `<html><head></head><body>${hostile}<script>parent.document.title='taken'</script><form action="/dev/inbox"><button>Go</button></form><p>Still shown</p></body></html>`,
  });
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/dev/inbox`);
  expect(await page.title()).toBe('Inbox · Shopwright');
  await page.frameLocator('iframe').first().getByText('Still shown').waitFor();
  expect(await page.title()).toBe('Inbox · Shopwright');
  expect(await page.locator('article').first().locator('.subject').textContent()).toBe(hostile);
  expect(await page.locator('main script, main img').count()).toBe(0);
});

it('does not exist in production', async ({ onTestFinished }) => {
  const production = await startServer({ platform: { env: 'production' } });
  onTestFinished(() => production.close());
  expect((await fetch(`${production.url}/dev/inbox`)).status).toBe(404);
});
