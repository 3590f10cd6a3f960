import { mailLayout, sendMessage, type Message } from '@shopwright/server/messages/index';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import { startMailServer, type MailServer } from '../../kit/mail-server.ts';

/**
 * Mail goes out when its transaction commits, once, to whom it was meant for, and what a mail
 * server says is noted.
 */

let mail: MailServer;
let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  mail = await startMailServer();
  server = await startServer({
    platform: { env: 'production', mail: { smtpUrl: mail.url, from: 'shop@example.com' } },
    clock: () => new Date(now),
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
afterEach(() => {
  mail.refuse(undefined);
  now = Date.now();
});

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
const mailsTo = (to: string) => mail.mails.filter((one) => one.to.includes(to));
interface Row {
  state: string;
  attempts: number;
  error: string | null;
  text: string;
  html: string | null;
}
const rowOf = async (to: string): Promise<Row | undefined> =>
  (
    await server.db.query<Row>(
      sql`select state, attempts, last_error as error, text, html from message where recipient = ${to}`,
    )
  )[0];
const jobs = () =>
  server.db.query<{ runAt: Date }>(
    sql`select run_at as "runAt" from graphile_worker.jobs where task_identifier = 'send-message' order by run_at desc`,
  );
const jobsAreDue = () =>
  server.db.query(
    sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`,
  );

it('arrives whole: words, look, attachment, sender and where to answer', async () => {
  const { html, text } = mailLayout({
    store: { name: 'Test store' },
    title: 'Thank you',
    paragraphs: ['Your order is on its way.'],
  });
  await send({
    to: 'whole@example.com',
    subject: 'Your order',
    html,
    text,
    attachments: [
      {
        filename: 'invoice.pdf',
        contentType: 'application/pdf',
        content: Buffer.from('%PDF-1.7 test'),
      },
    ],
  });
  expect(mailsTo('whole@example.com')).toEqual([]);
  await server.runJobs();
  const [received] = mailsTo('whole@example.com');
  expect(received).toMatchObject({ from: 'shop@example.com', to: ['whole@example.com'] });
  expect(received?.headers).toMatchObject({
    subject: 'Your order',
    from: 'Test store <shop@example.com>',
    to: 'whole@example.com',
    'auto-submitted': 'auto-generated',
  });
  expect(received?.raw).toContain('Your order is on its way.');
  expect(received?.raw).toContain('<!doctype html>');
  expect(received?.raw).toContain(Buffer.from('%PDF-1.7 test').toString('base64'));
  expect(received?.raw).toMatch(/filename=invoice\.pdf/);
});

it('deletes the text of a sent mail, which may contain codes', async () => {
  await send({ to: 'code@example.com', text: 'Your code is 123456.', html: '<p>123456</p>' });
  await server.runJobs();
  expect(await rowOf('code@example.com')).toEqual({
    state: 'SENT',
    attempts: 1,
    error: null,
    text: '',
    html: null,
  });
});

it('is not sent when the transaction is rolled back', async () => {
  await expect(
    server.db.tx(async (tx) => {
      await sendMessage(tx, {
        siteId: server.siteId,
        channel: 'EMAIL',
        to: 'never@example.com',
        kind: 'test',
        subject: 'No',
        text: 'No.',
      });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await server.runJobs();
  expect(mailsTo('never@example.com')).toEqual([]);
  expect(await rowOf('never@example.com')).toBeUndefined();
});

it('sends one mail per key, under concurrency', async () => {
  await Promise.all(
    Array.from({ length: 10 }, () => send({ to: 'once@example.com', dedupeKey: 'order 1' })),
  );
  await send({ to: 'once@example.com', dedupeKey: 'order 2' });
  await server.runJobs();
  expect(mailsTo('once@example.com')).toHaveLength(2);
});

describe('headers cannot be injected', () => {
  it.each([
    'Hello\r\nBcc: victim@example.com',
    'Hello\nBcc: victim@example.com',
    'Hello\u2028Bcc: victim@example.com',
    'Hello\r\n\r\nA body of mine',
  ])('subject %j stays one line', async (subject) => {
    const to = `subject${Math.random()}@example.com`;
    await send({ to, subject });
    await server.runJobs();
    const [received] = mailsTo(to);
    expect(received?.headers).not.toHaveProperty('bcc');
    expect(received?.headers['subject']).toContain('Hello');
    expect(received?.to).toEqual([to]);
    expect(mailsTo('victim@example.com')).toEqual([]);
    const [row] = await server.db.query<{ subject: string }>(
      sql`select subject from message where recipient = ${to}`,
    );
    expect(row?.subject).not.toMatch(/[\r\n\u2028]/);
  });

  it.each([
    'a@example.com\r\nBcc: victim@example.com',
    'a@example.com, victim@example.com',
    'a@example.com;victim@example.com',
    'A <victim@example.com>',
    'group: victim@example.com;',
    'victim@example.com (a)',
    '"a"victim@example.com',
    '@victim@example.com',
    'nobody',
    '',
    'a@b',
    '<>',
    'a b@example.com',
    'a@@example.com',
  ])('address %j is refused, and its writer goes on', async (to) => {
    const before = mail.mails.length;
    await send({ to, kind: `refused ${to}` });
    await server.runJobs();
    expect(mail.mails.length).toBe(before);
    const [row] = await server.db.query<{ state: string; error: string }>(
      sql`select state, last_error as error from message where kind = ${`refused ${to}`}`,
    );
    expect(row?.state).toBe('FAILED');
    expect(row?.error).toMatch(/address/);
  });

  it('a store whose name has line breaks or quotes in it is still one sender', async () => {
    await server.db.query(
      sql`update site set name = ${'Eve"\r\nBcc: victim@example.com'} where site_id = ${server.siteId}`,
    );
    await send({ to: 'name@example.com' });
    await server.runJobs();
    await server.db.query(
      sql`update site set name = 'Test store' where site_id = ${server.siteId}`,
    );
    expect(mailsTo('name@example.com')[0]?.headers).not.toHaveProperty('bcc');
    expect(mailsTo('victim@example.com')).toEqual([]);
  });
});

describe("the mail server's reply decides", () => {
  it.each([
    ['recipient', 550, 'No such user here'],
    ['content', 554, 'This looks like spam'],
  ] as const)('a permanent no to the %s is the end, in its words', async (at, code, words) => {
    mail.refuse({ at, code, words });
    const to = `${at}@example.com`;
    await send({ to });
    await server.runJobs();
    expect(await rowOf(to)).toMatchObject({
      state: 'FAILED',
      attempts: 1,
      error: expect.stringContaining(words),
    });
    await expect.poll(jobs).toEqual([]);
  });

  it('a passing no is tried again, after waits that grow, until it is taken', async () => {
    mail.refuse({ at: 'recipient', code: 451, words: 'Come back later' });
    await send({ to: 'later@example.com' });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await server.runJobs();
      expect(await rowOf('later@example.com')).toMatchObject({
        state: 'QUEUED',
        attempts: attempt,
        error: expect.stringContaining('Come back later'),
      });
      const [job] = await jobs();
      waits.push((job?.runAt.getTime() ?? 0) - now);
      await jobsAreDue();
    }
    for (const [index, wait] of waits.entries())
      expect(wait).toBeGreaterThanOrEqual(4000 * 2 ** index);
    mail.refuse(undefined);
    await server.runJobs();
    expect(mailsTo('later@example.com')).toHaveLength(1);
    expect(await rowOf('later@example.com')).toMatchObject({
      state: 'SENT',
      attempts: 7,
      error: null,
    });
  });

  it('after three days it is given up', async () => {
    mail.refuse({ at: 'recipient', code: 451, words: 'Come back later' });
    await send({ to: 'long@example.com' });
    now += 3 * 86_400_000 - 60_000;
    await server.runJobs();
    expect(await rowOf('long@example.com')).toMatchObject({ state: 'QUEUED' });
    now += 61_000;
    await jobsAreDue();
    await server.runJobs();
    expect(await rowOf('long@example.com')).toMatchObject({ state: 'FAILED', attempts: 2 });
    await expect.poll(jobs).toEqual([]);
  });
});

it('without a mail server, messages wait with a reason', async ({ onTestFinished }) => {
  const bare = await startServer({ platform: { env: 'production' } });
  onTestFinished(() => bare.close());
  await bare.db.tx((tx) =>
    sendMessage(tx, {
      siteId: bare.siteId,
      channel: 'EMAIL',
      to: 'waits@example.com',
      kind: 'test',
      subject: 'Hi',
      text: 'Hi.',
    }),
  );
  await bare.runJobs();
  expect(await bare.db.query(sql`select state, last_error as error from message`)).toEqual([
    { state: 'QUEUED', error: expect.stringContaining('SHOPWRIGHT_SMTP_URL is not set') },
  ]);
});
