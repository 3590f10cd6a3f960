import type { Member } from '@shopwright/contract/members/member';
import type { Order } from '@shopwright/contract/orders/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type Buyer, type Shop } from '../../kit/shop.ts';

/** A member and their contact have one id, also a member whom an older release creates with two. */

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

async function order(buyer: Buyer): Promise<string> {
  await buyer.add(await shop.product());
  const { body } = await buyer.pay(await buyer.checkout());
  return body.payment.orderId ?? '';
}

const contactOf = async (orderId: string) => (await shop.order(orderId)).buyerInfo?.contactId;

async function searchByContact(contactId: string): Promise<string[]> {
  const search = { filter: { 'buyerInfo.contactId': { $eq: contactId } } };
  const { body } = await shop.owner<{ orders: Order[] }>('POST', '/v1/orders/search', { search });
  return body.orders.map(({ id }) => id ?? '').sort();
}

it("a member's orders and cart name the member as their contact, and are found by it", async () => {
  const [ada, bob, guest] = [await shop.member(), await shop.member(), await shop.visitor()];
  const [first, second, ofBob, ofGuest] = [
    await order(ada),
    await order(ada),
    await order(bob),
    await order(guest),
  ];
  await ada.add(await shop.product({ name: 'Vase' }));

  expect(await searchByContact(ada.memberId)).toEqual([first, second].sort());
  expect(await searchByContact(bob.memberId)).toEqual([ofBob]);
  expect(await contactOf(first)).toBe(ada.memberId);
  expect([ada.memberId, bob.memberId]).not.toContain(await contactOf(ofGuest));
  const {
    body: { cart },
  } = await ada.say<{ cart: { lineItems: unknown[]; buyerInfo: object } }>(
    'GET',
    '/v1/carts/current',
  );
  expect([cart.lineItems.length, cart.buyerInfo]).toEqual([
    1,
    expect.objectContaining({ memberId: ada.memberId, contactId: ada.memberId }),
  ]);
});

it('a member that an older release creates with two ids has one here', async () => {
  const { memberId } = await shop.member();
  await shop.rows(
    'update member set contact_id = gen_random_uuid() where site_id = $1 and member_id = $2',
    [shop.server.siteId, memberId],
  );
  const {
    body: { member },
  } = await shop.owner<{ member: Member }>('GET', `/v1/members/${memberId}?fieldsets=FULL`);
  expect([member.contactId, member.contact?.contactId]).toEqual([memberId, memberId]);
  const query = { filter: { contactId: memberId } };
  const found = await shop.owner<{ members: Member[] }>('POST', '/v1/members/query', { query });
  expect(found.body.members.map(({ id }) => id)).toEqual([memberId]);
});
