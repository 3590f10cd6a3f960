import { createTransport } from 'nodemailer';
import { MessageRefused, type MailTransport } from '../kernel/extend/mail-transport.ts';
import { fetchExternal } from '../kernel/outbound.ts';
import type { QueuedMessage } from './store/messages.ts';

/**
 * Delivers messages to a mail server or gateway: for mails the port that extensions implement, too.
 */
export interface Transport extends Omit<MailTransport, 'send'> {
  /** Throws when the delivery failed; `MessageRefused` when a retry is pointless. */
  readonly send: (message: QueuedMessage) => Promise<void>;
}

export interface MailOptions {
  /** smtp://user:password@host:587 or smtps://... */
  readonly smtpUrl: string;
  readonly from: string;
}

/**
 * After a mail server timed out, it is skipped for a while: jobs of other kinds need the workers
 * too.
 */
const REST_MS = 20_000;

export function createMailTransport({
  smtpUrl,
  from,
  now = () => performance.now(),
}: MailOptions & { now?: () => number }): Transport {
  let restUntil = -Infinity;
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // A mail server that does not respond must not block a worker.
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    // Contents are our own; files and URLs are never loaded.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(message) {
      if (now() < restUntil)
        throw new Error('The mail server did not answer a moment ago; trying again later.');
      await smtp
        .sendMail({
          // The same for every attempt, so that mail programs show a duplicate once.
          messageId: `<${message.messageId}@${host}>`,
          from: { name: message.storeName, address: from },
          ...(message.storeEmail === null ? {} : { replyTo: message.storeEmail }),
          // As an object, so that a comma does not add a recipient.
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          ...(message.html === null ? {} : { html: message.html }),
          attachments: message.attachments.map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            content: Buffer.from(content, 'base64'),
          })),
          // Prevents automatic replies.
          headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
        })
        .catch((error: unknown) => {
          if (isSilence(error)) restUntil = now() + REST_MS;
          throw isRefusal(error) ? new MessageRefused(error.message, { cause: error }) : error;
        });
    },
    close: () => smtp.close(),
  };
}

/**
 * Concerns the recipient or the content. Errors about our credentials or sender can be fixed by the
 * owner.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error))
    return false;
  return (
    Number(error.responseCode) >= 500 &&
    Number(error.responseCode) < 600 &&
    ['RCPT TO', 'DATA'].includes(String(error.command))
  );
}

const isSilence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';

/**
 * Text messages, calls and notifications through a gateway of the owner's choice: POST {channel,
 * to, text, id}.
 */
export function createGatewayTransport(url: string): Transport {
  return {
    async send({ channel, to, text, messageId }) {
      const { status, body } = await fetchExternal(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': messageId },
        body: JSON.stringify({ channel, to, text, id: messageId }),
        maxBytes: 100_000,
        // Configured by the operator, and often on a private network.
        allowPrivate: true,
      });
      if (status >= 200 && status < 300) return;
      const words = `The gateway answered with status ${status}: ${body.toString('utf8').slice(0, 300)}`;
      throw status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status)
        ? new MessageRefused(words)
        : new Error(words);
    },
    close: () => undefined,
  };
}

/** Delivers nothing; messages appear in the development inbox. */
export const inboxTransport: Transport = { send: async () => undefined, close: () => undefined };

/** Messages wait, with a reason, until a transport is configured. */
export const missingTransport = (setting: string): Transport => ({
  send: () =>
    Promise.reject(
      new Error(
        `${setting} is not set, so nothing can be sent. Set it and start again; messages of the last three days are sent then.`,
      ),
    ),
  close: () => undefined,
});
