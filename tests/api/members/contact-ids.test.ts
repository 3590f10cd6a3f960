import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Member } from '@shopwright/contract/members/member';
import type { Order } from '@shopwright/contract/orders/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Buyer, type Shop } from '../../kit/shop.ts';

/** A member and their contact have one id. Members of before had two, and so have those that an older release makes. */

const migration = new URL(
  '../../../packages/server/src/db/migrations/0042-give-members-the-id-of-their-contact.sql',
  import.meta.url,
);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.server.close());

async function order(buyer: Buyer): Promise<string> {
  await buyer.add(await shop.product());
  const { body } = await buyer.pay(await buyer.checkout());
  return body.payment.orderId ?? '';
}

interface Row {
  readonly [column: string]: unknown;
}

/** Every row of every table. */
async function everything(): Promise<Map<string, Row[]>> {
  const tables = await shop.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const rows = await shop.rows<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t
      order by coalesce(to_jsonb(t)->>'order_id', to_jsonb(t)->>'member_id'), to_jsonb(t)::text`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

const contactOf = async (orderId: string) => (await shop.order(orderId)).buyerInfo?.contactId;

async function searchByContact(contactId: string): Promise<string[]> {
  const search = { filter: { 'buyerInfo.contactId': { $eq: contactId } } };
  const { body } = await shop.owner<{ orders: Order[] }>('POST', '/v1/orders/search', { search });
  return body.orders.map(({ id }) => id ?? '').sort();
}

it('members with two ids get one: their orders follow, and nothing else of the shop changes', async () => {
  const [ada, bob, guest, stranger] = [
    await shop.member(),
    await shop.member(),
    await shop.visitor(),
    await shop.visitor(),
  ];
  const ids = {
    named: await order(ada),
    unnamed: await order(ada),
    byGuest: await order(guest),
    ofBob: await order(bob),
    ofStranger: await order(stranger),
  };
  await ada.add(await shop.product({ name: 'Vase' }));
  expect((await shop.owner('PUT', '/v1/roles/friend', { title: 'Friend' })).status).toBe(200);
  expect(
    (
      await shop.owner('POST', `/v1/roles/members/${ada.memberId}`, {
        memberId: ada.memberId,
        roleKey: 'friend',
      })
    ).status,
  ).toBe(200);
  await shop.rows(
    `update member set identity_profile = '{"labels": ["custom.vip"]}' where member_id = $1`,
    [ada.memberId],
  );

  // As it was before: each member has a contact with an id of its own, which orders name or do not.
  const [adasContact, bobsContact, unknownContact] = [randomUUID(), randomUUID(), randomUUID()];
  await shop.rows('drop index order_of_contact');
  const { siteId } = shop.server;
  const setContact = (memberId: string, contactId: string) =>
    shop.rows('update member set contact_id = $3 where site_id = $1 and member_id = $2', [
      siteId,
      memberId,
      contactId,
    ]);
  await setContact(ada.memberId, adasContact);
  await setContact(bob.memberId, bobsContact);
  const name = (orderId: string, contactId: string | null) =>
    shop.rows(
      `update orders set contact_id = $3::uuid,
    wire = case when $3::uuid is null then wire #- '{buyerInfo,contactId}' else jsonb_set(wire, '{buyerInfo,contactId}', to_jsonb($3::text)) end
    where site_id = $1 and order_id = $2`,
      [siteId, orderId, contactId],
    );
  await name(ids.named, adasContact);
  await name(ids.unnamed, null);
  await name(ids.byGuest, adasContact);
  await name(ids.ofBob, null);
  await name(ids.ofStranger, unknownContact);
  const before = await everything();

  await shop.server.db.pool.query(await readFile(migration, 'utf8'));
  const after = await everything();

  const contacts: Record<string, string | null> = {
    [ids.named]: ada.memberId,
    [ids.unnamed]: ada.memberId,
    [ids.byGuest]: ada.memberId,
    [ids.ofBob]: bob.memberId,
    [ids.ofStranger]: unknownContact,
  };
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [table, rows] of before) {
    const expected = rows.map((row) => {
      if (table === 'member') return { ...row, contact_id: row['member_id'] };
      if (table !== 'orders') return row;
      const { buyerInfo, ...wire } = row['wire'] as Order;
      const contactId = contacts[String(row['order_id'])];
      return {
        ...row,
        contact_id: contactId,
        wire: { ...wire, buyerInfo: { ...buyerInfo, contactId } },
      };
    });
    expect(after.get(table), table).toEqual(expected);
  }

  // As storefronts see it.
  expect(await searchByContact(ada.memberId)).toEqual([ids.named, ids.unnamed, ids.byGuest].sort());
  expect(await searchByContact(bob.memberId)).toEqual([ids.ofBob]);
  expect([await contactOf(ids.byGuest), await contactOf(ids.ofStranger)]).toEqual([
    ada.memberId,
    unknownContact,
  ]);
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

it('a member that an older release makes with two ids has one here', async () => {
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
