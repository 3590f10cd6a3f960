import type { Tx } from '../db/index.ts';
import { createCurrency, MONEY_SCALE } from '../kernel/money.ts';
import { toUnits } from '../kernel/decimal.ts';
import { mailLayout, sendMessage, speechIn, unlinked } from '../messages/index.ts';
import { newGiftCardCode } from '../pricing/index.ts';
import type { Sites } from '../settings/index.ts';
import type { CardState } from './rules/gift.ts';
import { markDelivered, setCode } from './store/gift-cards.ts';

export interface DeliverDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
}

/**
 * The card gets its code in the transaction that writes the email, so only the recipient ever sees
 * it.
 */
export async function deliverCard(
  tx: Tx,
  { sites, publicUrl }: DeliverDeps,
  siteId: string,
  card: CardState,
  now: Date,
): Promise<void> {
  const { giftCardId, recipientEmail } = card;
  if (recipientEmail === null) return;
  // Texts that a buyer entered for the recipient.
  const [senderName, recipientName, message] = [
    card.senderName,
    card.recipientName,
    card.message,
  ].map((typed) => unlinked(typed ?? ''));
  const { code, ...storedCode } = newGiftCardCode();
  await setCode(tx, siteId, giftCardId, storedCode, now);
  await markDelivered(tx, siteId, giftCardId, now);
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const {
    language,
    locale,
    page,
    words: { giftCard: words },
  } = speechIn(card.language, store.locale);
  const value = createCurrency(card.currency, locale).format(toUnits(card.balance, MONEY_SCALE));
  const title = senderName ? words.from(senderName) : words.yours;
  const { html, text } = mailLayout({
    store,
    language,
    title,
    paragraphs: [
      ...(recipientName ? [words.dear(recipientName)] : []),
      ...(message ? [message] : []),
      words.worth(value),
    ],
    code,
    button: { label: words.toTheShop, url: publicUrl + page('') },
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: recipientEmail,
    kind: 'gift-card',
    subject: title,
    html,
    text,
    dedupeKey: `gift-card ${giftCardId} ${card.revision}`,
  });
}
