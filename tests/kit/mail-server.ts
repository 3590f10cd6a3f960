import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real local mail server that stores mails, or rejects them on demand. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Its reply to further mails; undefined accepts them. */
  refuse(answer: { at: 'recipient' | 'content'; code: number; words: string } | undefined): void;
  /** Called with every mail before it is acknowledged. */
  beforeTaking(act: (() => void) | undefined): void;
  close(): Promise<void>;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers by lower-case name, unfolded; repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: Parameters<MailServer['refuse']>[0];
  let act: (() => void) | undefined;
  const refuseAt = (at: 'recipient' | 'content') =>
    refusal?.at === at
      ? Object.assign(new Error(refusal.words), { responseCode: refusal.code })
      : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refuseAt('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refuseAt('content');
        if (refused) return done(refused);
        mails.push(read(Buffer.concat(chunks).toString('utf8'), session.envelope));
        act?.();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (next) => {
      refusal = next;
    },
    beforeTaking: (next) => {
      act = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
}

function read(
  raw: string,
  envelope: { mailFrom: false | { address: string }; rcptTo: readonly { address: string }[] },
): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    headers[name] = [headers[name], line.slice(at + 1).trim()]
      .filter((value) => value !== undefined)
      .join(' | ');
  }
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    headers,
    raw,
  };
}
