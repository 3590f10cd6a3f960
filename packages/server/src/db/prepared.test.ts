import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { prepared } from './prepared.ts';

it('each value keeps the position it was written at, whatever fragments surround it', () => {
  const save = (revision: number, cartId: string) =>
    prepared('cart-save', sql`update cart set revision = ${revision} where ${sql`id = ${cartId}`}`);
  expect(save(2, 'a')).toEqual({
    name: 'cart-save',
    text: 'update cart set revision = $1 where id = $2',
    values: [2, 'a'],
  });
  expect(save(3, 'b').text).toBe(save(2, 'a').text);
});
