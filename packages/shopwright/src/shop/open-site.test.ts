import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from './open-site.ts';

test('a page that fails is logged without the token in its address', async () => {
  const lines: string[] = [];
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const site = await openSite({
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
    apiUrl: 'http://platform.test',
    clientId: 'c',
    publicUrl: 'http://shop.test',
    closing: closing.signal,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
  if (!site) throw new Error('The pages have not been built.');

  const answer = await site(
    new Request('http://shop.test/downloads/Ab3dEfGh-1jKlMnOpQrStUvWxYz0123456789abcdEF?key=hush'),
  );
  await answer.text();
  expect(answer.status).toBe(503);
  expect(lines.join('')).toContain('"path":"/downloads/:id"');
  expect(lines.join('')).not.toMatch(/Ab3dEfGh|hush/);
});
