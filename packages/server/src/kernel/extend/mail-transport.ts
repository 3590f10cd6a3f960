/** Delivers mails instead of the SMTP server. */
export interface MailTransport {
  /**
   * Throws when the delivery failed; it is retried for three days. Throws an error with the name
   * `MessageRefused` when a retry is pointless. A repeated call has the same `messageId`.
   */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close?: () => void;
}

export interface OutgoingMail {
  readonly siteId: string;
  /** The same for every attempt: use it as the idempotency key. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** The sender's name. */
  readonly storeName: string;
  /** Where replies go. */
  readonly storeEmail: string | null;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** base64 */
  readonly content: string;
}

/** The recipient's server rejected the message, with its own text; a retry is pointless. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
