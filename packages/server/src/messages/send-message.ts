import { enqueue, type Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { oneLine, whyNoAddress, type Channel } from './rules/address.ts';
import { insertMessage } from './store/messages.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Message {
  readonly siteId: string;
  readonly channel: Channel;
  /** An email address, a phone number or a device. */
  readonly to: string;
  /** The topic, such as `order-confirmation`; shown to the owner, never to the recipient. */
  readonly kind: string;
  readonly subject?: string;
  readonly html?: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** One message per key, however often it is requested. */
  readonly dedupeKey?: string;
}

/** The job that sends. */
export const sendTask = 'send-message';

/**
 * Sends a message when this transaction commits, and never otherwise. An invalid address is
 * recorded as a failed message: an order must not be lost because its buyer mistyped an address.
 */
export async function sendMessage(tx: Pick<Tx, 'query'>, message: Message): Promise<void> {
  const messageId = newOrderedId();
  const refused = whyNoAddress(message.channel, message.to);
  const isNew = await insertMessage(tx, {
    siteId: message.siteId,
    messageId,
    channel: message.channel,
    to: refused === undefined ? message.to : oneLine(message.to).slice(0, 320),
    kind: message.kind,
    subject: oneLine(message.subject ?? ''),
    html: message.html,
    text: message.text,
    dedupeKey: message.dedupeKey,
    refused,
    attachments: (message.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: oneLine(filename),
      contentType: oneLine(contentType),
      content: content.toString('base64'),
    })),
  });
  if (!isNew || refused !== undefined) return;
  await enqueue(tx, { task: sendTask, payload: { siteId: message.siteId, messageId } });
}
