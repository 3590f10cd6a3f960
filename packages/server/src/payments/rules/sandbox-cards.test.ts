import { describe, expect, it } from 'vitest';
import { findCard, testCards } from './sandbox-cards.ts';

describe("the sandbox's test cards", () => {
  it('lead to every outcome that a shop has to handle', () => {
    expect(
      testCards.map(({ token, leadsTo, reason, webhooks }) => [token, leadsTo, reason, webhooks]),
    ).toEqual([
      ['tok_success', 'AUTHORISED', undefined, 1],
      ['tok_decline', 'DECLINED', 'CARD_DECLINED', 0],
      ['tok_insufficient_funds', 'DECLINED', 'INSUFFICIENT_FUNDS', 0],
      ['tok_challenge', 'CHALLENGE', undefined, 1],
      ['tok_late', 'PENDING', undefined, 1],
      ['tok_duplicate', 'PENDING', undefined, 2],
    ]);
  });

  it('have distinct names, tokens and sixteen-digit numbers', () => {
    for (const part of ['name', 'token', 'number'] as const)
      expect(new Set(testCards.map((card) => card[part])).size).toBe(testCards.length);
    for (const { name, number } of testCards) {
      expect(name).not.toBe('');
      expect(number).toMatch(/^4\d{15}$/);
    }
  });

  it('are found by token, and by number however its digits are grouped', () => {
    for (const card of testCards) {
      const groups = card.number.match(/\d{4}/g) ?? [];
      for (const written of [card.token, card.number, groups.join(' '), groups.join('-')])
        expect(findCard(written)).toBe(card);
    }
  });

  it('do not include a real card, a part of a number or an empty text', () => {
    for (const other of ['', '4111111111111111', '4242', 'tok_', 'tok success', 'TOK_SUCCESS'])
      expect(findCard(other), other).toBeUndefined();
  });
});
