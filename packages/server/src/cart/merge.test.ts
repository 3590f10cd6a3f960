import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { createContextOf, createFindCatalogItems, createProducts, STORE_APP_IDS, targetOf } from '../catalog/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { openTestStore } from '../pricing/testing-store.ts';
import { changeCart, type CartDeps } from './change.ts';
import { createFindItems } from './items.ts';
import { emptyCart, mergeCarts } from './merge.ts';
import { createCartMemory } from './memory.ts';
import { addToCart } from './rules/change-cart.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';
import { noCart } from './access.ts';
import { findCart } from './store.ts';
import { createTurns } from './turns.ts';

const { db, siteId, sites, pricing } = await openTestStore();
const contextOf = createContextOf(sites, 'https://shop.example');
const deps: CartDeps = { db, clock: () => new Date(), pricing, turns: createTurns(), memory: createCartMemory(), findItems: createFindItems([{ appIds: STORE_APP_IDS, find: createFindCatalogItems({ contextOf }) }]) };
const [mug, bowl] = await makeProducts('Mug', 'Bowl');

async function makeProducts(...names: string[]): Promise<string[]> {
  await db.tx((tx) => createProducts(tx, targetOf(siteId, { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' }, new Date()), names.map((name) => ({ name, price: 10 }))));
  const rows = await db.query<{ name: string; id: string }>(sql`select name, product_id as id from product where site_id = ${siteId}`);
  return names.map((name) => rows.find((row) => row.name === name)?.id ?? '');
}

async function add(owner: CartOwner, productId: string | undefined, quantity = 1): Promise<void> {
  const reference = { appId: STORE_APP_IDS[0] ?? '', catalogItemId: productId ?? '' };
  const outcome = await changeCart(deps, {
    siteId, which: { owner }, makeFor: owner, otherwise: noCart, references: [reference],
    decide: (cart, found) => addToCart(cart, { lineItems: [{ quantity, catalogReference: reference }] }, found, { mint: newId }),
  });
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
}

const merge = (visitorId: string, memberId: string) => db.tx((tx) => mergeCarts(deps, tx, siteId, visitorId, memberId));
const cartOf = (owner: CartOwner): Promise<CartState | undefined> => findCart(db, siteId, { owner });
const people = () => ({ visitor: { kind: 'visitor', id: newId() } as const, member: { kind: 'member', id: newId() } as const });
const quantities = (cart: CartState | undefined) => Object.fromEntries((cart?.lines ?? []).map((line) => [line.kind === 'catalog' ? line.seen.name : '', line.quantity]));
const events = (cartId: string | undefined) => db.query<{ type: string }>(sql`select event_type as type from outbox where entity_id = ${cartId} order by position`);

describe('at sign-in', () => {
  it('the visitor\'s cart becomes the member\'s', async () => {
    const { visitor, member } = people();
    await add(visitor, mug, 2);
    const before = await cartOf(visitor);
    await merge(visitor.id, member.id);
    expect(quantities(await cartOf(member))).toEqual({ Mug: 2 });
    expect(await cartOf(visitor)).toBeUndefined();
    expect(await events(before?.cartId)).toEqual([{ type: 'wix.ecom.v1.cart_created' }, { type: 'wix.ecom.v1.cart_deleted' }]);
    expect(await events((await cartOf(member))?.cartId)).toEqual([{ type: 'wix.ecom.v1.cart_created' }]);
  });

  it('both carts\' items are there, the same item once; doing it again changes nothing', async () => {
    const { visitor, member } = people();
    await add(member, mug, 1);
    await add(visitor, mug, 2);
    await add(visitor, bowl, 3);
    await merge(visitor.id, member.id);
    const merged = await cartOf(member);
    expect(quantities(merged)).toEqual({ Mug: 3, Bowl: 3 });
    await merge(visitor.id, member.id);
    expect(await cartOf(member)).toEqual(merged);
  });

  it('nothing is lost or doubled when it happens many times at once, while the member shops on', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { visitor, member } = people();
      await add(visitor, mug, 5);
      await Promise.all([...Array.from({ length: 8 }, () => merge(visitor.id, member.id)), ...Array.from({ length: 8 }, () => add(member, mug))]);
      expect(quantities(await cartOf(member))).toEqual({ Mug: 13 });
      expect(await cartOf(visitor)).toBeUndefined();
    }
  });
});

describe('after an order', () => {
  it('what was bought leaves the cart, what was added since stays', async () => {
    const { member } = people();
    await add(member, mug);
    const cart = await cartOf(member);
    const bought = cart?.lines.map(({ id }) => id) ?? [];
    await add(member, bowl);
    await db.tx((tx) => emptyCart(deps, tx, siteId, cart?.cartId ?? '', bought));
    expect(quantities(await cartOf(member))).toEqual({ Bowl: 1 });
    await db.tx((tx) => emptyCart(deps, tx, siteId, cart?.cartId ?? ''));
    expect(await cartOf(member)).toBeUndefined();
  });
});
