import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { openTestStore } from '../pricing/testing-store.ts';
import { emptyCart, mergeCarts } from './merge.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';
import { findCart } from './store/carts.ts';
import { cartDeps, makeProducts, openProcess } from './testing-carts.ts';

const store = await openTestStore();
const { db, siteId } = store;
const deps = cartDeps(store, db);
const { add } = openProcess(store);
const [mug, bowl] = await makeProducts(
  store,
  { name: 'Mug', price: 10 },
  { name: 'Bowl', price: 10 },
);

const merge = (visitorId: string, memberId: string) =>
  db.tx((tx) => mergeCarts(deps, tx, siteId, visitorId, memberId));
const cartOf = (owner: CartOwner): Promise<CartState | undefined> =>
  findCart(db, siteId, { owner });
const newOwners = () => ({
  visitor: { kind: 'visitor', id: newId() } as const,
  member: { kind: 'member', id: newId() } as const,
});
const quantities = (cart: CartState | undefined) =>
  Object.fromEntries(
    (cart?.lines ?? []).map((line) => [
      line.kind === 'catalog' ? line.seen.name : '',
      line.quantity,
    ]),
  );
const events = (cartId: string | undefined) =>
  db.query<{ type: string }>(
    sql`select event_type as type from outbox where entity_id = ${cartId} order by position`,
  );

describe('at sign-in', () => {
  it("the visitor's cart becomes the member's", async () => {
    const { visitor, member } = newOwners();
    await add(visitor, mug, 2);
    const before = await cartOf(visitor);
    await merge(visitor.id, member.id);
    expect(quantities(await cartOf(member))).toEqual({ Mug: 2 });
    expect(await cartOf(visitor)).toBeUndefined();
    expect(await events(before?.cartId)).toEqual([
      { type: 'wix.ecom.v1.cart_created' },
      { type: 'wix.ecom.v1.cart_deleted' },
    ]);
    expect(await events((await cartOf(member))?.cartId)).toEqual([
      { type: 'wix.ecom.v1.cart_created' },
    ]);
  });

  it('merges both carts into one line per item, and a repeated merge changes nothing', async () => {
    const { visitor, member } = newOwners();
    await add(member, mug, 1);
    await add(visitor, mug, 2);
    await add(visitor, bowl, 3);
    await merge(visitor.id, member.id);
    const merged = await cartOf(member);
    expect(quantities(merged)).toEqual({ Mug: 3, Bowl: 3 });
    await merge(visitor.id, member.id);
    expect(await cartOf(member)).toEqual(merged);
  });

  it('concurrent merges lose and duplicate nothing while the member keeps shopping', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { visitor, member } = newOwners();
      await add(visitor, mug, 5);
      await Promise.all([
        ...Array.from({ length: 8 }, () => merge(visitor.id, member.id)),
        ...Array.from({ length: 8 }, () => add(member, mug)),
      ]);
      expect(quantities(await cartOf(member))).toEqual({ Mug: 13 });
      expect(await cartOf(visitor)).toBeUndefined();
    }
  });
});

describe('after an order', () => {
  it('removes bought items from the cart and keeps later ones', async () => {
    const { member } = newOwners();
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
