import type { Tx } from '../db/index.ts';
import { createCurrency, MONEY_SCALE } from '../kernel/money.ts';
import { toUnits } from '../kernel/decimal.ts';
import { mailLayout, sendMessage } from '../messages/index.ts';
import { newGiftCardCode } from '../pricing/index.ts';
import type { Sites } from '../settings/index.ts';
import type { CardState } from './rules/gift.ts';
import { markDelivered, setCode } from './store.ts';

export interface DeliverDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
}

/** The card gets its code here, in the transaction that writes the mail: nobody else has ever seen it. */
export async function deliverCard(tx: Tx, { sites, publicUrl }: DeliverDeps, siteId: string, card: CardState, now: Date): Promise<void> {
  const { giftCardId, recipientEmail, senderName, message } = card;
  if (recipientEmail === null) return;
  const { code, ...kept } = newGiftCardCode();
  await setCode(tx, siteId, giftCardId, kept, now);
  await markDelivered(tx, siteId, giftCardId, now);
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const value = createCurrency(card.currency, store.locale ?? 'en-US').format(toUnits(card.balance, MONEY_SCALE));
  const title = senderName ? `${senderName} sends you a gift card` : 'Your gift card';
  const { html, text } = mailLayout({
    store, title,
    paragraphs: [...(card.recipientName ? [`Dear ${card.recipientName},`] : []), ...(message ? [message] : []), `This card is worth ${value}. Enter its code at the checkout; what is left stays on it for the next time.`],
    code, button: { label: 'Go to the shop', url: publicUrl },
  });
  await sendMessage(tx, { siteId, channel: 'EMAIL', to: recipientEmail, kind: 'gift-card', subject: title, html, text, dedupeKey: `gift-card ${giftCardId} ${card.revision}` });
}
