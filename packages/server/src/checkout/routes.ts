import type { ErrorCode } from '@shopwright/contract';
import { createCheckout as createCheckoutOfCart } from '@shopwright/contract/cart/carts';
import { createCheckoutFromCurrentCart } from '@shopwright/contract/cart/current-cart';
import {
  addToCheckout,
  createCheckout,
  createCompletionUrl,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getWixCheckoutUrl,
  markCheckoutAsCompleted,
  markCheckoutAsCompletedAndRedirectToUrl,
  removeCoupon,
  removeGiftCard,
  removeLineItems,
  removeOverrideCheckoutUrl,
  updateCheckout,
  updateLineItemsQuantity,
} from '@shopwright/contract/checkout/checkouts';
import {
  addLines,
  cartNotFound,
  canAccess as mayReachCart,
  noCart,
  ownerOf,
  readReferences,
  removeLines,
  setQuantities,
  toLines,
  limitCouponGuesses,
} from '../cart/index.ts';
import {
  emptyAnswer,
  isMerchant,
  publicRoute,
  route,
  type Actor,
  type CallInput,
  type Route,
} from '../http/index.ts';
import { answerOnce } from '../idempotency/index.ts';
import { newId } from '../kernel/ids.ts';
import { languageOf } from '../kernel/language.ts';
import { isRefusal, refuse, refuseBare, type Refusal } from '../kernel/outcome.ts';
import { canAccess } from './access.ts';
import { changeCheckout, completeCheckout, saveQuoted, type CheckoutDeps } from './change.ts';
import { readCompletion, signCompletion } from './completion.ts';
import { closed, createdBy, createFromCart, makeCheckout } from './create.ts';
import { findCard } from './gift-card.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { checkoutNotFound } from './refusals.ts';
import { refuseUnusable } from './rules/refuse-unusable.ts';
import { mergeChoices, type Choices } from './rules/choices.ts';
import {
  findCheckout,
  findCheckoutOfCart,
  lockCheckout,
  type CheckoutRow,
} from './store/checkouts.ts';

export function checkoutRoutes(deps: CheckoutDeps): Route[] {
  const { db, clock, publicUrl } = deps;

  const find = async (actor: Actor, checkoutId: string): Promise<CheckoutRow | Refusal> => {
    const row = await findCheckout(db, actor.siteId, checkoutId);
    return row && canAccess(row, actor) ? row : checkoutNotFound(checkoutId);
  };

  /** The last quote; expired or on request, the checkout is priced again. */
  const show = async (row: CheckoutRow, refresh: boolean) => {
    if (row.state !== 'OPEN' || (!refresh && row.quoteExpiresAt > clock()))
      return { checkout: row.shown };
    return db.tx(async (tx) => {
      const locked = await lockCheckout(tx, row.siteId, row.checkoutId);
      if (!locked) return checkoutNotFound(row.checkoutId);
      if (locked.state !== 'OPEN') return { checkout: locked.shown };
      return {
        checkout: (
          await saveQuoted(deps, tx, locked, await quoteCheckout(deps, tx, row.siteId, locked))
        ).shown,
      };
    });
  };

  const ownUrl = (checkoutId: string): string => `${publicUrl}/hosted/checkout/${checkoutId}`;
  const without = (actor: Actor, checkoutId: string, field: 'couponCode' | 'giftCard') =>
    changeCheckout(deps, {
      actor,
      checkoutId,
      decide: (row) => {
        if (isLocked(row, actor, field)) return fixed;
        const { [field]: _gone, ...choices } = row.choices;
        return { choices };
      },
    });
  const complete = async (
    siteId: string,
    checkoutId: string,
    orderId: string | null,
  ): Promise<boolean> =>
    db.tx(async (tx) => {
      const row = await lockCheckout(tx, siteId, checkoutId);
      if (row && row.state !== 'COMPLETED') await completeCheckout(deps, tx, row, orderId);
      return row !== undefined;
    });

  return [
    route(createCheckoutFromCurrentCart, ({ actor, headers, request }) =>
      createFromCart(
        deps,
        actor,
        { owner: ownerOf(actor) },
        { ...request, ...readBy(actor, headers) },
        noCart,
        () => true,
      ),
    ),
    route(createCheckoutOfCart, ({ actor, headers, request: { id, ...request } }) =>
      createFromCart(
        deps,
        actor,
        { cartId: id },
        { ...request, ...readBy(actor, headers) },
        cartNotFound(id),
        (cart) => mayReachCart(cart, actor),
      ),
    ),

    route(createCheckout, (input) =>
      answerOnce({ db, clock, call: 'create-checkout' }, input, async () => {
        const { actor, address, request } = input;
        const references = readReferences(request);
        if (isRefusal(references)) return references;
        const card = request.giftCardCode
          ? await findCard(deps, { actor, address, code: request.giftCardCode })
          : undefined;
        if (card && isRefusal(card)) return card;
        return limitCouponGuesses(deps, { actor, address, code: request.couponCode }, () =>
          db.tx(async (tx) => {
            const taken = toLines(request, await deps.findItems(tx, actor.siteId, references), {
              createId: newId,
            });
            if (isRefusal(taken)) return taken;
            const lines = addLines([], taken);
            if (isRefusal(lines)) return lines;
            const bare: Choices = {
              lines,
              channelType: request.channelType,
              purchaseFlowId: newId(),
              createdBy: createdBy(actor),
              ...readBy(actor, input.headers),
              ...(request.couponCode ? { couponCode: request.couponCode } : {}),
              ...(card ? { giftCard: { ...card, ...amountOf(request) } } : {}),
            };
            const choices = mergeChoices(bare, request.checkoutInfo ?? {}, { fresh: true });
            if (isRefusal(choices)) return choices;
            const made = await makeCheckout(deps, tx, {
              actor,
              choices,
              cartId: request.checkoutInfo?.cartId ?? null,
              overrideUrl: request.overrideCheckoutUrl ?? null,
              check: refuseUnusable({}),
            });
            return made === undefined ? closed : isRefusal(made) ? made : { checkout: made.shown };
          }),
        );
      }),
    ),

    route(getCheckout, async ({ actor, request: { id, refresh } }) => {
      const row = await find(actor, id);
      return isRefusal(row) ? row : show(row, refresh ?? false);
    }),
    route(getCheckoutByCartId, async ({ actor, request: { id } }) => {
      const row = await findCheckoutOfCart(db, actor.siteId, id);
      return row && canAccess(row, actor)
        ? show(row, false)
        : refuse('NOT_FOUND', `There is no checkout of the cart ${id}.`);
    }),
    route(getWixCheckoutUrl, async ({ actor, request: { id } }) => {
      const row = await find(actor, id);
      return isRefusal(row) ? row : { checkoutUrl: ownUrl(row.checkoutId) };
    }),
    route(getCheckoutUrl, async ({ actor, request: { id } }) => {
      const row = await find(actor, id);
      return isRefusal(row) ? row : { checkoutUrl: row.overrideUrl ?? ownUrl(row.checkoutId) };
    }),

    route(updateCheckout, async ({ actor, address, headers, request }) => {
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      const card = request.giftCardCode
        ? await findCard(deps, { actor, address, code: request.giftCardCode })
        : undefined;
      if (card && isRefusal(card)) return card;
      const added = {
        ...(request.couponCode ? { couponCode: request.couponCode } : {}),
        ...(card ? { giftCard: { ...card, ...amountOf(request) } } : {}),
      };
      let before: Choices | undefined;
      return limitCouponGuesses(deps, { actor, address, code: request.couponCode }, () =>
        changeCheckout(deps, {
          actor,
          checkoutId: request.checkout.id ?? '',
          references,
          decide: (row, found) => {
            before = row.choices;
            if (
              (request.couponCode && isLocked(row, actor, 'couponCode')) ||
              (card && isLocked(row, actor, 'giftCard'))
            )
              return fixed;
            const info = mergeChoices(
              { ...row.choices, ...added, ...readBy(actor, headers) },
              request.checkout,
              { fresh: false },
            );
            if (isRefusal(info)) return info;
            const taken = toLines(request, found, { createId: newId });
            if (isRefusal(taken)) return taken;
            const lines = taken.length > 0 ? addLines(info.lines, taken) : info.lines;
            if (isRefusal(lines)) return lines;
            return {
              choices: { ...info, lines },
              ...(request.overrideCheckoutUrl ? { overrideUrl: request.overrideCheckoutUrl } : {}),
            };
          },
          check: (quoted, choices) => refuseUnusable(before ?? {})(quoted, choices),
        }),
      );
    }),
    route(removeCoupon, ({ actor, request: { id } }) => without(actor, id, 'couponCode')),
    route(removeGiftCard, ({ actor, request: { id } }) => without(actor, id, 'giftCard')),
    route(removeOverrideCheckoutUrl, ({ actor, request: { id } }) =>
      changeCheckout(deps, { actor, checkoutId: id, decide: () => ({ overrideUrl: null }) }),
    ),

    route(addToCheckout, async ({ actor, request }) => {
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      return changeCheckout(deps, {
        actor,
        checkoutId: request.id,
        references,
        decide: (row, found) => {
          const taken = toLines(request, found, { createId: newId });
          return isRefusal(taken) ? taken : withLines(row, addLines(row.choices.lines, taken));
        },
      });
    }),
    route(removeLineItems, ({ actor, request: { id, lineItemIds } }) =>
      changeCheckout(deps, {
        actor,
        checkoutId: id,
        decide: (row) => withLines(row, removeLines(row.choices.lines, lineItemIds)),
      }),
    ),
    route(updateLineItemsQuantity, ({ actor, request: { id, lineItems } }) =>
      changeCheckout(deps, {
        actor,
        checkoutId: id,
        decide: (row) => withLines(row, setQuantities(row.choices.lines, lineItems)),
      }),
    ),

    route(markCheckoutAsCompleted, async ({ actor, request: { id, orderId } }) =>
      (await complete(actor.siteId, id, orderId ?? null)) ? emptyAnswer : checkoutNotFound(id),
    ),
    route(createCompletionUrl, async ({ actor, request: { id, redirectUrl } }) => {
      const row = await find(actor, id);
      if (isRefusal(row)) return row;
      const token = await signCompletion(deps, {
        siteId: actor.siteId,
        checkoutId: row.checkoutId,
        redirectUrl,
      });
      return {
        url: `${publicUrl}/ecom${markCheckoutAsCompletedAndRedirectToUrl.path}?token=${token}`,
      };
    }),
    publicRoute(markCheckoutAsCompletedAndRedirectToUrl, async ({ request: { token } }) => {
      const completion = await readCompletion(deps, token);
      if (!completion) return refuse('UNAUTHENTICATED_TOKEN');
      if (!(await complete(completion.siteId, completion.checkoutId, null)))
        return refuseBare(404, 'This checkout does not exist.');
      return {
        raw: {
          status: 302,
          headers: {
            location: completion.redirectUrl,
            'content-type': 'text/plain',
            'referrer-policy': 'no-referrer',
          },
          body: '',
        },
      };
    }),
  ];
}

const fixed: Refusal = refuse(
  'PERMISSION_DENIED',
  'The shop has fixed the coupon or gift card of this checkout.',
);

/** The shop reserved this change for itself. */
function isLocked(
  { choices: { customSettings = {} } }: CheckoutRow,
  actor: Actor,
  field: 'couponCode' | 'giftCard',
): boolean {
  return (
    !isMerchant(actor) &&
    (field === 'couponCode' ? customSettings.lockCouponCode : customSettings.lockGiftCard) === true
  );
}

const withLines = <Code extends ErrorCode = never>(
  row: CheckoutRow,
  lines: Choices['lines'] | Refusal<Code>,
): { choices: Choices } | Refusal<Code> =>
  isRefusal(lines) ? lines : { choices: { ...row.choices, lines } };

const amountOf = ({
  giftCardRedeemAmount,
}: {
  giftCardRedeemAmount?: string | null;
}): { requestedAmount?: string } =>
  giftCardRedeemAmount ? { requestedAmount: giftCardRedeemAmount } : {};

/** The buyer's language, which may differ from that of the shop's staff who help. */
function readBy(actor: Actor, headers: CallInput<unknown>['headers']): Pick<Choices, 'language'> {
  const language = isMerchant(actor) ? undefined : languageOf(headers);
  return language === undefined ? {} : { language };
}
