import type { EnteredGiftCardError } from '@shopwright/contract/errors/groups';
import { reasonFor } from './reason.ts';
import { exactStep, from, given, roundedStep, type Trace } from './explain.ts';
import type { PricingRefusal, Summary, UsedGiftCard } from './priced-purchase.ts';
import type { GiftCardBalance, Purchase } from './purchase.ts';
import type { TracedAmount } from './summary.ts';

export interface GiftCardsUsed {
  readonly giftCards: readonly UsedGiftCard[];
  readonly dueNow: bigint;
  readonly due: bigint;
  readonly refusals: readonly PricingRefusal[];
}

export interface ToPayWithCards {
  readonly total: bigint;
  readonly payNow: Summary;
  readonly giftCardsNow: readonly TracedAmount[];
  readonly grain: bigint;
}

/**
 * Cards are charged in order, for the amount that is due now, and never for gift cards. A card is a
 * payment: it changes neither totals nor tax.
 */
export function payWithGiftCards(
  purchase: Purchase,
  { total, payNow, giftCardsNow, grain }: ToPayWithCards,
  trace?: Trace,
): GiftCardsUsed {
  const [giftCards, refusals, spent]: [UsedGiftCard[], PricingRefusal[], TracedAmount[]] = [
    [],
    [],
    [],
  ];
  const bought = giftCardsNow.reduce((sum, { amount }) => sum + amount, 0n);
  let payable = payNow.total - bought;
  let payableStep = 'gift-cards/payable';
  const addLessStep = (
    name: string,
    amount: TracedAmount,
    less: readonly TracedAmount[],
    value: bigint,
  ): void => {
    trace?.push(
      exactStep(
        {
          name,
          rule: 'less',
          inputs: {
            amount: from(amount.step, amount.amount),
            less: less.map((each) => from(each.step, each.amount)),
          },
        },
        value,
      ),
    );
  };
  addLessStep(payableStep, { step: 'pay-now/total', amount: payNow.total }, giftCardsNow, payable);

  purchase.giftCards.forEach((card, index) => {
    const reason = whyNot(card, purchase);
    if (reason) {
      refusals.push({ about: 'giftCard', subject: card.id, ...reason });
      return;
    }
    const usable = least(card.balance, card.requestedAmount ?? card.balance, payable);
    const amount = (usable / grain) * grain;
    const requested =
      card.requestedAmount === undefined
        ? {}
        : { requested: given(`giftCards.${index}.requestedAmount`, card.requestedAmount) };
    const inputs = {
      left: from(payableStep, payable),
      other: given(`giftCards.${index}.balance`, card.balance),
      ...requested,
    };
    trace?.push(
      roundedStep(
        { name: `gift-cards/${index}`, rule: 'least', about: card.id, inputs },
        usable,
        'down',
        grain,
        amount,
      ),
    );
    const used = { step: `gift-cards/${index}`, amount };
    addLessStep(
      `gift-cards/payable-after/${index}`,
      { step: payableStep, amount: payable },
      [used],
      payable - amount,
    );
    payable -= amount;
    payableStep = `gift-cards/payable-after/${index}`;
    spent.push(used);
    giftCards.push({ id: card.id, obfuscatedCode: card.obfuscatedCode, amount });
  });

  const all = spent.reduce((sum, { amount }) => sum + amount, 0n);
  addLessStep(
    'due-now',
    { step: 'pay-now/total', amount: payNow.total },
    spent,
    payNow.total - all,
  );
  addLessStep('due', { step: 'total', amount: total }, spent, total - all);
  return { giftCards, refusals, dueNow: payNow.total - all, due: total - all };
}

function whyNot(
  { balance, disabled, expiresAt }: GiftCardBalance,
  { lines, now }: Purchase,
): { code: EnteredGiftCardError; description: string } | undefined {
  if (disabled) return reasonFor('GIFT_CARD_DISABLED');
  // Stryker disable next-line ConditionalExpression: without a time the comparison is false by itself
  if (expiresAt !== undefined && now >= expiresAt) return reasonFor('GIFT_CARD_EXPIRED');
  if (balance <= 0n) return reasonFor('GIFT_CARD_IS_EMPTY');
  if (lines.length > 0 && lines.every(({ itemType }) => itemType === 'GIFT_CARD')) {
    return reasonFor('GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD');
  }
  if (lines.some(({ subscription }) => subscription)) {
    return reasonFor('SUBSCRIPTION_WITH_GIFT_CARD');
  }
  return undefined;
}

// Stryker disable next-line EqualityOperator: of equals either is the least
const least = (...amounts: readonly bigint[]): bigint =>
  amounts.reduce((smallest, amount) => (amount < smallest ? amount : smallest));
