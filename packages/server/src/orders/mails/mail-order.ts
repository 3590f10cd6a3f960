import type { Tx } from '../../db/index.ts';
import { sendMessage } from '../../messages/index.ts';
import { signMailKey } from '../order-key.ts';
import { listOwnerEmails } from '../store/numbers.ts';
import { canceledMails } from './canceled.ts';
import { fileMails } from './files.ts';
import type { OrderChange, OrderMail } from './order-change.ts';
import { placedMails } from './placed.ts';
import { refundedMails } from './refunded.ts';
import { shippedMails } from './shipped.ts';

export const mailsFor = (change: OrderChange): OrderMail[] => [
  ...placedMails(change),
  ...fileMails(change),
  ...shippedMails(change),
  ...refundedMails(change),
  ...canceledMails(change),
];

/**
 * Mails the buyer and the owner when this transaction commits. Each change is mailed once, however
 * often it is retried.
 */
export async function mailOrder(
  tx: Tx,
  { siteId, now, ...change }: OrderChange & { readonly siteId: string; readonly now: Date },
): Promise<void> {
  const { store, after } = change;
  const withKey =
    after.buyer.memberId === undefined
      ? { ...change, orderKey: await signMailKey(tx, siteId, after.orderId, now) }
      : change;
  for (const { to, kind, key, subject, html, text } of mailsFor(withKey)) {
    const addresses =
      to === 'buyer'
        ? [after.buyer.email]
        : store.email === undefined
          ? await listOwnerEmails(tx, siteId)
          : [store.email];
    for (const address of addresses) {
      if (address)
        await sendMessage(tx, {
          siteId,
          channel: 'EMAIL',
          to: address,
          kind,
          subject,
          html,
          text,
          dedupeKey: `${kind} ${key} ${address}`,
        });
    }
  }
}
