import { service } from '@shopwright/contract/call';
import { message, string } from '@shopwright/contract/field';
import { expect, it } from 'vitest';
import { refuse } from '../kernel/outcome.ts';
import { emptyAnswer, route, type Route } from './route.ts';

const call = service([]);
const facts = {
  method: 'POST',
  path: '/v1/carts',
  who: 'anyone',
  request: message('RouteTestRequest', {}),
} as const;
const addItem = call({
  ...facts,
  name: 'test.addItem',
  answer: message('RouteTestAnswer', { cartId: string() }),
  errors: ['ITEM_NOT_FOUND', 'FIXED_QUANTITY'],
});
const removeItem = call({
  ...facts,
  name: 'test.removeItem',
  answer: message('RouteTestEmptyAnswer', {}),
  errors: ['ITEM_NOT_FOUND'],
});
const oneOf = <Choices extends unknown[]>(...choices: Choices): Choices[number] => choices[0];
const itemNotFound = refuse('ITEM_NOT_FOUND');
const fixedQuantity = refuse('FIXED_QUANTITY');

// `npm run check -- types` fails where an expected error does not occur.

it('accepts a handler that answers exactly the errors its call lists', () => {
  const exact: Route = route(addItem, async () =>
    oneOf(itemNotFound, fixedQuantity, { cartId: 'c' }),
  );
  expect(exact.call).toBe(addItem);
});

it('refuses to compile an error that the call does not list', () => {
  const undeclared: Route = route(addItem, async () =>
    // @ts-expect-error CART_GONE is not listed.
    oneOf(itemNotFound, fixedQuantity, refuse('CART_GONE')),
  );
  expect(undeclared.call).toBe(addItem);
});

it('refuses to compile a listed error that the handler cannot answer', () => {
  // @ts-expect-error FIXED_QUANTITY is never answered.
  const incomplete: Route = route(addItem, async () => oneOf(itemNotFound, { cartId: 'c' }));
  expect(incomplete.call).toBe(addItem);
});

it('refuses to compile an answer with a field of the wrong type', () => {
  const wrong: Route = route(addItem, async () =>
    // @ts-expect-error The id is a string.
    oneOf(itemNotFound, fixedQuantity, { cartId: 5 }),
  );
  expect(wrong.call).toBe(addItem);
});

it('refuses to compile a plain {} as an answer, which would hide the refusals of a handler', () => {
  const empty: Route = route(removeItem, async () => oneOf(itemNotFound, emptyAnswer));
  // @ts-expect-error emptyAnswer is the empty answer.
  const braces: Route = route(removeItem, async () => oneOf(itemNotFound, {}));
  expect([empty.call, braces.call]).toEqual([removeItem, removeItem]);
});
