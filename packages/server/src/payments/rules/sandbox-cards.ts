import type { DeclineReason } from '../../kernel/extend/payment-provider.ts';

/**
 * How the sandbox's test cards behave. A token, or the number it stands for; none is a real card.
 */
export interface TestCard {
  readonly token: string;
  readonly number: string;
  readonly name: string;
  readonly leadsTo: 'AUTHORISED' | 'CHALLENGE' | 'PENDING' | 'DECLINED';
  readonly reason?: DeclineReason;
  /** The number of webhooks that the sandbox sends. */
  readonly webhooks: number;
}

export const testCards: readonly TestCard[] = [
  {
    token: 'tok_success',
    number: '4242424242424242',
    name: 'Pays',
    leadsTo: 'AUTHORISED',
    webhooks: 1,
  },
  {
    token: 'tok_decline',
    number: '4000000000000002',
    name: 'Is declined',
    leadsTo: 'DECLINED',
    reason: 'CARD_DECLINED',
    webhooks: 0,
  },
  {
    token: 'tok_insufficient_funds',
    number: '4000000000009995',
    name: 'Has not enough money',
    leadsTo: 'DECLINED',
    reason: 'INSUFFICIENT_FUNDS',
    webhooks: 0,
  },
  {
    token: 'tok_challenge',
    number: '4000000000003220',
    name: 'Asks the buyer to confirm',
    leadsTo: 'CHALLENGE',
    webhooks: 1,
  },
  {
    token: 'tok_late',
    number: '4000000000000077',
    name: 'Pays a while later',
    leadsTo: 'PENDING',
    webhooks: 1,
  },
  {
    token: 'tok_duplicate',
    number: '4000000000000085',
    name: 'Pays, and sends its webhook twice',
    leadsTo: 'PENDING',
    webhooks: 2,
  },
];

/** People write numbers with spaces and dashes. */
export function findCard(token: string): TestCard | undefined {
  const plain = token.replaceAll(/[\s-]/g, '');
  return testCards.find((card) => card.token === token || card.number === plain);
}
