import {
  createGiftCard,
  getGiftCard,
  getGiftCardBalance,
  listGiftCardMovements,
  listGiftCardProducts,
  queryGiftCards,
  resendGiftCard,
  updateGiftCard,
  type StoreGiftCard,
} from '@shopwright/contract/gift-cards/gift-cards';
import { findGiftCardProducts } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { isMerchant, route, type Route } from '../http/index.ts';
import { throttleAttempt } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { toText, toUnits } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { findGiftCardByCode, issueGiftCard } from '../pricing/index.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import type { Sites } from '../settings/index.ts';
import { deliverCard } from './deliver.ts';
import { cardToWire, plain, type CardState } from './rules/gift.ts';
import { publishCard } from './sell.ts';
import {
  cardQuery,
  findCard,
  listMovementRows,
  lockCard,
  queryCards,
  saveCard,
  saveDelivery,
} from './store/gift-cards.ts';

export interface GiftCardRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly publicUrl: string;
}

const cardNotFound = (): Refusal<'GIFT_CARD_NOT_FOUND'> => refuse('GIFT_CARD_NOT_FOUND');

export function giftCardRoutes({ db, clock, sites, publicUrl }: GiftCardRouteDeps): Route[] {
  const deliver = { sites, publicUrl };

  /** Sets the recipient, and sends the card if its delivery date has come. */
  const address = async (
    tx: Tx,
    siteId: string,
    card: CardState,
    { gift }: StoreGiftCard,
    now: Date,
  ): Promise<void> => {
    if (gift?.recipientEmail === undefined) return;
    const { recipientEmail, recipientName = '', senderName = '', message = '', deliverDate } = gift;
    const deliverAt = deliverDate === undefined ? now : new Date(deliverDate);
    await saveDelivery(
      tx,
      siteId,
      card.giftCardId,
      { recipientEmail, recipientName, senderName, message, language: card.language, deliverAt },
      undefined,
    );
    const addressed = await findCard(tx, siteId, card.giftCardId);
    if (addressed && deliverAt <= now) await deliverCard(tx, deliver, siteId, addressed, now);
  };
  const answered = async (tx: Tx, siteId: string, giftCardId: string): Promise<StoreGiftCard> => {
    const card = await findCard(tx, siteId, giftCardId);
    if (!card) throw new Error('A gift card that was just written is not there.');
    return cardToWire(card);
  };

  return [
    route(listGiftCardProducts, async ({ actor: { siteId } }) => ({
      productIds: await findGiftCardProducts(db, siteId),
    })),
    route(createGiftCard, async ({ actor: { siteId }, request: { giftCard } }) => {
      const value = giftCard.initialValue;
      if (value === undefined)
        return refuseFields(
          violation('giftCard.initialValue', 'REQUIRED_FIELD', 'must say what it is worth'),
        );
      const currency = (await sites.find(siteId))?.store.currency ?? 'USD';
      const now = clock();
      return db.tx(async (tx) => {
        const issued = await issueGiftCard(tx, siteId, {
          value: toUnits(value, MONEY_SCALE),
          currency,
          now,
          ...(typeof giftCard.expirationDate === 'string'
            ? { expiresAt: new Date(giftCard.expirationDate) }
            : {}),
        });
        const card = issued && (await findCard(tx, siteId, issued.giftCardId));
        if (!issued || !card) throw new Error('A gift card could not be issued.');
        await address(tx, siteId, card, giftCard, now);
        await publishCard(tx, siteId, 'created', card);
        return {
          giftCard: await answered(tx, siteId, card.giftCardId),
          ...(giftCard.gift?.recipientEmail === undefined ? { code: issued.code } : {}),
        };
      });
    }),
    route(getGiftCard, async ({ actor: { siteId }, request: { id } }) => {
      const card = await findCard(db, siteId, id);
      return card ? { giftCard: cardToWire(card) } : cardNotFound();
    }),
    route(queryGiftCards, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, cardQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const { total, rows } = await queryCards(db, siteId, toSql(query));
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const metadata = {
        count: page.rows.length,
        total,
        ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
      };
      return { giftCards: page.rows.map(cardToWire), metadata };
    }),
    route(updateGiftCard, ({ actor: { siteId }, request: { giftCard } }) =>
      db.tx(async (tx) => {
        const card = await lockCard(tx, siteId, giftCard.id ?? '');
        if (!card) return cardNotFound();
        const now = clock();
        if (giftCard.gift && card.deliveredAt !== null) return refuse('GIFT_CARD_IS_SENT');
        const expiresAt =
          giftCard.expirationDate === undefined
            ? card.expiresAt
            : giftCard.expirationDate === null
              ? null
              : new Date(giftCard.expirationDate);
        await saveCard(
          tx,
          siteId,
          {
            ...card,
            expiresAt,
            disabledAt:
              giftCard.disabled === undefined
                ? card.disabledAt
                : giftCard.disabled
                  ? (card.disabledAt ?? now)
                  : null,
          },
          now,
        );
        await address(tx, siteId, card, giftCard, now);
        const after = (await findCard(tx, siteId, card.giftCardId)) ?? card;
        await publishCard(tx, siteId, 'updated', after);
        return { giftCard: cardToWire(after) };
      }),
    ),
    route(resendGiftCard, ({ actor: { siteId }, request: { id } }) =>
      db.tx(async (tx) => {
        const card = await lockCard(tx, siteId, id);
        if (!card) return cardNotFound();
        if (card.recipientEmail === null) return refuse('GIFT_CARD_HAS_NO_RECIPIENT');
        await deliverCard(tx, deliver, siteId, card, clock());
        return { giftCard: await answered(tx, siteId, id) };
      }),
    ),
    route(listGiftCardMovements, async ({ actor: { siteId }, request: { id } }) => ({
      movements: (await listMovementRows(db, siteId, id)).map(({ kind, amount, createdAt }) => ({
        kind,
        amount: plain(amount),
        createdDate: createdAt.toISOString(),
      })),
    })),

    route(getGiftCardBalance, async ({ actor, address: from, request: { code } }) => {
      // Codes have 80 bits and cannot be guessed; wrong guesses are throttled anyway, by caller and
      // by network.
      const find = async () => {
        const found = await findGiftCardByCode(db, actor.siteId, code);
        return found && !found.disabled ? found : cardNotFound();
      };
      const tried = {
        siteId: actor.siteId,
        realm: 'gift card',
        account: actor.id,
        address: from,
      } as const;
      const card = isMerchant(actor)
        ? await find()
        : await throttleAttempt({ db, clock, exempt: () => false }, tried, find);
      if (isRefusal(card)) return card;
      const { obfuscatedCode, currency, balance, expiresAt } = card;
      return {
        obfuscatedCode,
        currency,
        balance: plain(toText(balance, MONEY_SCALE)),
        ...(expiresAt === undefined ? {} : { expirationDate: new Date(expiresAt).toISOString() }),
      };
    }),
  ];
}
