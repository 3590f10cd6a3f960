import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import type { Channel } from '../rules/address.ts';

/** A message as stored. */
export interface StoredAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** base64 */
  readonly content: string;
}

export interface NewMessage {
  readonly siteId: string;
  readonly messageId: string;
  readonly channel: Channel;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly html: string | undefined;
  readonly text: string;
  readonly attachments: readonly StoredAttachment[];
  readonly dedupeKey: string | undefined;
  /** Why the message can never be sent. */
  readonly refused: string | undefined;
}

/** False when there is already a message with this key. */
export async function insertMessage(tx: Reader, message: NewMessage): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into message (site_id, message_id, channel, recipient, kind, subject, html, text, attachments, dedupe_key, state, last_error)
    values (${message.siteId}, ${message.messageId}, ${message.channel}, ${message.to}, ${message.kind}, ${message.subject}, ${message.html ?? null}, ${message.text},
      ${JSON.stringify(message.attachments)}, ${message.dedupeKey ?? null}, ${message.refused === undefined ? 'QUEUED' : 'FAILED'}, ${message.refused ?? null})
    on conflict (site_id, dedupe_key) where dedupe_key is not null do nothing
    returning 1`);
  return rows.length > 0;
}

export interface QueuedMessage {
  readonly siteId: string;
  readonly messageId: string;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
  readonly attachments: readonly StoredAttachment[];
  readonly attempts: number;
  readonly createdAt: Date;
  readonly storeName: string;
  readonly storeEmail: string | null;
}

/** Undefined when the message was sent, has failed or is deleted: a repeated job does nothing. */
export async function findQueued(
  db: Reader,
  siteId: string,
  messageId: string,
): Promise<QueuedMessage | undefined> {
  const rows = await db.query<QueuedMessage>(sql`
    select m.site_id as "siteId", m.message_id as "messageId", m.channel, m.recipient as "to", m.subject, m.html, m.text, m.attachments, m.attempts, m.created_at as "createdAt",
      s.name as "storeName", s.settings->'store'->>'email' as "storeEmail"
    from message m join site s using (site_id)
    where m.site_id = ${siteId} and m.message_id = ${messageId} and m.state = 'QUEUED'`);
  return rows[0];
}

export async function markSent(
  db: Reader,
  { siteId, messageId }: QueuedMessage,
  { at, retainBody }: { at: Date; retainBody: boolean },
): Promise<void> {
  await db.query(sql`
    update message set state = 'SENT', sent_at = ${at}, attempts = attempts + 1, last_error = null,
      html = case when ${retainBody} then html end, text = case when ${retainBody} then text else '' end, attachments = case when ${retainBody} then attachments else '[]' end
    where site_id = ${siteId} and message_id = ${messageId}`);
}

export async function markTrouble(
  tx: Reader,
  { siteId, messageId }: QueuedMessage,
  { error, giveUp }: { error: string; giveUp: boolean },
): Promise<void> {
  await tx.query(sql`
    update message set attempts = attempts + 1, last_error = ${error}, state = case when ${giveUp} then 'FAILED' else state end
    where site_id = ${siteId} and message_id = ${messageId}`);
}

export interface ListedMessage {
  readonly id: string;
  readonly siteId: string;
  readonly channel: Channel;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
  /** The names of the attachments. */
  readonly attachments: readonly string[];
  readonly state: 'QUEUED' | 'SENT' | 'FAILED';
  readonly lastError: string | null;
  readonly createdAt: Date;
}

/** Newest first. */
export async function listMessages(
  db: Reader,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<ListedMessage[]> {
  return db.query<ListedMessage>(sql`
    select message_id as id, site_id as "siteId", channel, recipient as "to", kind, subject, html, text,
      jsonb_path_query_array(attachments, '$[*].filename') as attachments, state, last_error as "lastError", created_at as "createdAt"
    from message where ${to ?? null}::text is null or lower(recipient) = lower(${to ?? null})
    order by created_at desc, message_id desc limit ${limit}`);
}

export async function deleteOldMessages(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from message where created_at < ${before}`);
}
