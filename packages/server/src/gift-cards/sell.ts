import { itemApps } from '@shopwright/contract/shared/apps';
import {
  STORE_APP_IDS,
  type FindCatalogItems,
  type FoundItem,
  type ItemReference,
} from '../catalog/index.ts';
import type { Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { zoneOf } from '../kernel/calendar.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { Buyer, Sale, SaleSource } from '../offerings/index.ts';
import { issueGiftCard } from '../pricing/index.ts';
import { deliverCard, type DeliverDeps } from './deliver.ts';
import { cardToWire, readGift, sendAt, type CardState, type Gift } from './rules/gift.ts';
import { findCard, lockCardsOfOrder, saveCard, saveDelivery } from './store/gift-cards.ts';

/**
 * Gift cards in a checkout: they cannot sell out, so nothing is held. One card is issued for each
 * unit when the order is created.
 */
export function createGiftCardSales(deps: DeliverDeps): SaleSource {
  return {
    takes: ({ itemType }) => itemType === 'GIFT_CARD',
    when: 'PAID',
    hold: async (_tx, { lines }) =>
      lines.map(({ options }) => whyNot(options)).find((reason) => reason !== undefined),
    release: async () => undefined,
    sell: (tx, sale) => issueAll(tx, deps, sale),
    // The payment was refunded, so the card is void. The merchant settles what was already spent.
    takeBack: (tx, at) => disableCards(tx, at, () => 0),
    withdraw: (tx, at) => disableCards(tx, at, (lineId) => at.left.get(lineId) ?? 0),
  };
}

/** Keeps this many cards of each line valid, preferring those that were partly spent. */
async function disableCards(
  tx: Tx,
  { siteId, orderId, now }: { siteId: string; orderId: string; now: Date },
  left: (lineId: string) => number,
): Promise<void> {
  const byLine = Map.groupBy(
    await lockCardsOfOrder(tx, siteId, orderId),
    ({ lineId }) => lineId ?? '',
  );
  for (const [lineId, cards] of byLine) {
    const good = cards
      .filter(({ disabledAt }) => disabledAt === null)
      .sort((a, b) => Number(a.balance) - Number(b.balance));
    for (const card of good.slice(left(lineId))) {
      await saveCard(tx, siteId, { ...card, disabledAt: now }, now);
      await publishCard(tx, siteId, 'updated', { ...card, disabledAt: now });
    }
  }
}

const whyNot = (options: Readonly<Record<string, unknown>>): Refusal<'INVALID_GIFT'> | undefined =>
  readGift(options) ? undefined : refuse('INVALID_GIFT');

async function issueAll(
  tx: Tx,
  deps: DeliverDeps,
  { siteId, orderId, currency, lines, buyer, now }: Sale,
): Promise<Refusal<'INVALID_GIFT'> | undefined> {
  for (const line of lines) {
    const gift = readGift(line.options);
    if (!gift) return whyNot(line.options);
    for (let unit = 1; unit <= line.quantity; unit += 1) {
      // The card has its face value, also when the shop sells it for less.
      const issued = await issueGiftCard(tx, siteId, {
        value: line.fullPrice,
        currency,
        source: `${orderId} ${line.lineId} ${unit}`,
        now,
      });
      if (issued)
        await send(
          tx,
          deps,
          siteId,
          issued.giftCardId,
          gift,
          { orderId, lineId: line.lineId },
          buyer,
          now,
        );
    }
  }
  return undefined;
}

async function send(
  tx: Tx,
  deps: DeliverDeps,
  siteId: string,
  giftCardId: string,
  gift: Gift,
  sold: { orderId: string; lineId: string },
  buyer: Buyer,
  now: Date,
): Promise<void> {
  const recipientEmail = gift.recipientEmail ?? buyer.contact.email;
  const zone =
    gift.deliverDay === undefined ? 'UTC' : zoneOf((await deps.sites.find(siteId))?.store.timeZone);
  const deliverAt = new Date(sendAt(gift, zone) ?? now.getTime());
  if (recipientEmail !== undefined)
    await saveDelivery(
      tx,
      siteId,
      giftCardId,
      {
        ...gift,
        senderName: senderOf(gift, buyer),
        recipientEmail,
        deliverAt,
        language: buyer.language ?? null,
      },
      sold,
    );
  const card = await findCard(tx, siteId, giftCardId);
  if (!card) throw new Error('A gift card that was just issued is not there.');
  if (deliverAt <= now) await deliverCard(tx, deps, siteId, card, now);
  await publishCard(tx, siteId, 'created', card);
}

/**
 * Without a name, the name of the billing address is used. A card that buyers send to themselves
 * has no other sender.
 */
function senderOf(
  { senderName, recipientEmail }: Gift,
  { contact: { firstName = '', lastName = '', email = '' } }: Buyer,
): string {
  if (
    senderName !== '' ||
    recipientEmail === undefined ||
    recipientEmail.toLowerCase() === email.toLowerCase()
  )
    return senderName;
  return `${firstName} ${lastName}`.trim();
}

export async function publishCard(
  tx: Tx,
  siteId: string,
  what: 'created' | 'updated',
  card: CardState,
): Promise<void> {
  await publish(tx, {
    siteId,
    type: `shopwright.v1.gift_card_${what}`,
    entityType: 'shopwright.v1.gift_card',
    entityId: card.giftCardId,
    body: action({ giftCard: cardToWire(card) }),
  });
}

/**
 * The store's own gift card products, with their recipients: cards for two recipients are two
 * lines.
 */
export function createFindGiftCards({ findProducts }: { findProducts: FindCatalogItems }): {
  appIds: readonly string[];
  find: FindCatalogItems;
} {
  const [storeAppId = ''] = STORE_APP_IDS;
  return {
    appIds: [itemApps.giftCards],
    find: async (reader, siteId, references) => {
      const found = await findProducts(
        reader,
        siteId,
        references.map((reference): ItemReference => ({ ...reference, appId: storeAppId })),
      );
      return found.map((item, index) => asGift(item, references[index]));
    },
  };
}

function asGift(item: FoundItem, reference: ItemReference | undefined): FoundItem {
  if ('missing' in item) return item;
  if (item.found.itemType !== 'GIFT_CARD')
    return {
      missing: { code: 'ITEM_NOT_FOUND', description: `"${item.found.name}" is not a gift card.` },
    };
  const gift = readGift(reference?.options ?? {});
  if (!gift)
    return {
      missing: {
        code: 'INVALID_ITEM_OPTIONS',
        description:
          'options.giftCard is not understood: it has recipientName, recipientEmail, senderName, message and deliverDate, a day or a moment.',
      },
    };
  const words = [gift.recipientName, gift.recipientEmail].filter(Boolean).join(', ');
  return {
    found: {
      ...item.found,
      key: `${item.found.key} ${JSON.stringify(gift)}`,
      descriptionLines: [
        ...item.found.descriptionLines,
        ...(words === ''
          ? []
          : [
              {
                name: { original: 'For' },
                plainText: { original: words },
                lineType: 'PLAIN_TEXT' as const,
              },
            ]),
      ],
    },
  };
}
