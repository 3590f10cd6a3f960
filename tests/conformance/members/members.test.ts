import { randomUUID } from 'node:crypto';
import { TokenRole } from '@wix/sdk';
import { describe, expect } from 'vitest';
import { someone } from '../../kit/accounts.ts';
import { addMember } from '../../kit/members.ts';
import type { TestServer } from '../../kit/start-server.ts';
import { ownerClient, visitorClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test as base } from '../kit/fixtures.ts';

/** Every function the official client has for members, as its users call them. */

const test = base.extend('owner', async ({ server, wire: _redirected }) =>
  ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId }),
);
const idOf = (thing: { _id?: string | null } | undefined): string => thing?._id ?? '';

/** A member's own client, signed in by the owner's key. */
async function clientOf(server: TestServer, memberId: string) {
  const response = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await server.createApiKey() },
    body: JSON.stringify({ grant_type: 'authorized_client', member_id: memberId }),
  });
  const {
    access_token: value,
    refresh_token: refresh,
    expires_in: seconds,
  } = (await response.json()) as {
    access_token: string;
    refresh_token?: string;
    expires_in: number;
  };
  return visitorClient({
    clientId: server.clientId,
    tokens: {
      accessToken: { value, expiresAt: Math.floor(Date.now() / 1000) + seconds },
      refreshToken: { value: refresh ?? '', role: TokenRole.MEMBER },
    },
  });
}

describe('a member', () => {
  test('reads their data, sets a slug, joins and leaves the community, and deletes the account', async ({
    server,
    wire: _redirected,
  }) => {
    const memberId = await addMember(server, 'APPROVED', someone());
    const { members } = await clientOf(server, memberId);
    const mine = await members.getCurrentMember({ fieldsets: ['FULL'] });
    expect(mine.member).toMatchObject({
      _id: memberId,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      _createdDate: expect.any(Date),
      _updatedDate: expect.any(Date),
      contact: { phones: [], addresses: [] },
    });
    const slug = `ada-${randomUUID().slice(0, 8)}`;
    expect((await members.updateCurrentMemberSlug(slug)).member?.profile?.slug).toBe(slug);
    expect((await members.joinCommunity()).member?.privacyStatus).toBe('PUBLIC');
    expect((await members.leaveCommunity()).member?.privacyStatus).toBe('PRIVATE');
    const changed = await members.updateMember(memberId, {
      contact: {
        firstName: 'Ada',
        phones: ['+15550100'],
        addresses: [{ city: 'Rome', country: 'IT' }],
        customFields: { size: { value: 42 } },
      },
      profile: { nickname: 'ada' },
    });
    expect(changed).toMatchObject({
      contact: {
        firstName: 'Ada',
        addresses: [{ _id: expect.any(String), city: 'Rome' }],
        customFields: { size: { value: 42 } },
      },
      profile: { nickname: 'ada', slug },
    });
    expect((await members.deleteMemberPhones(memberId)).member?.contact?.phones).toEqual([]);
    expect((await members.deleteMemberEmails(memberId)).member?.contact?.emails).toEqual([]);
    expect((await members.deleteMemberAddresses(memberId)).member?.contact?.addresses).toEqual([]);
    const other = await addMember(server);
    expect(
      (await refusal(members.updateMember(other, { profile: { nickname: 'x' } }))).status,
    ).toBe(404);
    await members.deleteMyMember({ contentAssigneeId: other });
    expect(
      await server.db.query({
        text: 'select from member where member_id = $1',
        values: [memberId],
      }),
    ).toEqual([]);
  });

  test('is found and changed by the id of their contact, and their cart, checkout and orders name it', async ({
    server,
    owner,
  }) => {
    const memberId = await addMember(server, 'APPROVED', someone());
    const mine = await clientOf(server, memberId);
    const { member } = await mine.members.getCurrentMember({ fieldsets: ['FULL'] });
    const contactId = member?.contactId ?? '';
    expect(
      await mine.members.updateMember(contactId, { contact: { firstName: 'Ada' } }),
    ).toMatchObject({ _id: memberId, contactId, contact: { firstName: 'Ada' } });
    expect(await owner.members.getMember(contactId)).toMatchObject({ _id: memberId });
    const { product } = await owner.products.createProduct({
      name: 'Song',
      productType: 'digital',
      priceData: { price: 5 },
    });
    const line = {
      quantity: 1,
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: idOf(product),
      },
    };
    const { cart } = await mine.currentCart.addToCurrentCart({ lineItems: [line] });
    expect(cart?.buyerInfo).toMatchObject({ memberId, contactId });
    const { checkoutId = '' } = await mine.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
    });
    expect((await mine.checkout.getCheckout(checkoutId)).buyerInfo).toMatchObject({
      memberId,
      contactId,
    });
    const { orderId } = await owner.checkout.createOrder(checkoutId);
    const { orders = [] } = await mine.orders.searchOrders({
      filter: { 'buyerInfo.contactId': contactId },
    });
    expect(
      orders.map(({ _id, buyerInfo }) => [_id, buyerInfo?.memberId, buyerInfo?.contactId]),
    ).toEqual([[orderId, memberId, contactId]]);
  });

  test('that is public is visible to visitors, with public fields only', async ({
    owner,
    visitor,
  }) => {
    const made = await owner.members.createMember({
      member: { loginEmail: someone(), privacyStatus: 'PUBLIC', profile: { nickname: 'Bea' } },
    });
    const seen = await visitor.members.getMember(idOf(made), { fieldsets: ['FULL'] });
    expect(seen).toMatchObject({
      _id: idOf(made),
      profile: { nickname: 'Bea' },
      status: 'UNKNOWN',
    });
    expect(seen.loginEmail).toBeUndefined();
    const hidden = await owner.members.createMember({ member: { loginEmail: someone() } });
    expect((await refusal(visitor.members.getMember(idOf(hidden)))).status).toBe(404);
    expect(
      (await visitor.members.listMembers({ fieldsets: ['FULL'] })).members?.map(idOf),
    ).not.toContain(idOf(hidden));
  });
});

describe('the owner', () => {
  test('creates, reads, changes and deletes members one by one', async ({ owner }) => {
    const { members } = owner;
    const email = someone();
    const made = await members.createMember({
      member: { loginEmail: email, contact: { firstName: 'Cea' } },
    });
    const id = idOf(made);
    expect(made).toMatchObject({
      loginEmail: email,
      status: 'APPROVED',
      contact: { firstName: 'Cea' },
    });
    expect(
      (await refusal(members.createMember({ member: { loginEmail: email } }))).details
        .applicationError?.code,
    ).toBe('MEMBER_ALREADY_EXISTS');
    expect(await members.getMember(id, { fieldsets: ['EXTENDED'] })).toMatchObject({
      loginEmail: email,
      activityStatus: 'ACTIVE',
    });
    expect((await members.muteMember(id)).member?.activityStatus).toBe('MUTED');
    expect((await members.unmuteMember(id)).member?.activityStatus).toBe('ACTIVE');
    expect((await members.blockMember(id)).member?.status).toBe('BLOCKED');
    expect((await members.approveMember(id)).member?.status).toBe('APPROVED');
    const slug = `cea-${randomUUID().slice(0, 8)}`;
    expect((await members.updateMemberSlug(id, slug)).member?.profile?.slug).toBe(slug);
    const other = idOf(await members.createMember({ member: { loginEmail: someone() } }));
    expect(
      (await refusal(members.updateMemberSlug(other, slug))).details.applicationError,
    ).toMatchObject({ code: 'SLUG_ALREADY_EXISTS' });
    expect((await members.disconnectMember(id)).member?.status).toBe('OFFLINE');
    expect((await refusal(members.approveMember(id))).details.applicationError?.code).toBe(
      'MEMBER_IS_OFFLINE',
    );
    await members.deleteMember(id);
    expect((await refusal(members.getMember(id))).status).toBe(404);
    expect((await refusal(members.getCurrentMember())).status).toBe(404);
  });

  test('finds members with the query builder, the typed query and the list', async ({ owner }) => {
    const { members } = owner;
    const nickname = randomUUID();
    const emails = [someone(), someone(), someone()].sort();
    for (const loginEmail of emails)
      await members.createMember({ member: { loginEmail, profile: { nickname } } });
    const builder = members.queryMembers({ fieldsets: ['FULL'] }).eq('profile.nickname', nickname);
    // The client's types leave sorting out; its code has it, and its users call it.
    const first = await (builder as typeof builder & { ascending(name: string): typeof builder })
      .ascending('loginEmail')
      .limit(2)
      .find();
    expect(first.items.map(({ loginEmail }) => loginEmail)).toEqual(emails.slice(0, 2));
    expect([first.totalCount, first.totalPages, first.hasNext()]).toEqual([3, 2, true]);
    const second = await first.next();
    expect([
      second.items.map(({ loginEmail }) => loginEmail),
      second.hasNext(),
      second.hasPrev(),
    ]).toEqual([emails.slice(2), false, true]);
    const many = await members
      .queryMembers({ fieldsets: ['EXTENDED'] })
      .in('loginEmail', emails)
      .ne('status', 'BLOCKED')
      .find();
    expect(many.items).toHaveLength(3);
    const typed = await members.queryMembers(
      { filter: { 'profile.nickname': { $eq: nickname } }, paging: { limit: 1, offset: 2 } },
      { fieldsets: ['FULL'] },
    );
    expect([typed.members?.length, typed.metadata?.total, typed.metadata?.offset]).toEqual([
      1, 3, 2,
    ]);
    const listed = await members.listMembers({
      fieldsets: ['FULL', 'PUBLIC'],
      paging: { limit: 2, offset: 0 },
      sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
    });
    expect([
      listed.members?.length,
      listed.members?.[0]?.profile?.nickname,
      listed.metadata?.count,
    ]).toEqual([2, nickname, 2]);
    expect((await members.listMembers()).members?.length).toBeGreaterThanOrEqual(3);
  });

  test('changes members in bulk, by id and by filter', async ({ server, owner }) => {
    const { members } = owner;
    const nickname = randomUUID();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(
        idOf(
          await members.createMember({ member: { loginEmail: someone(), profile: { nickname } } }),
        ),
      );
    const statuses = async () =>
      (
        await members
          .queryMembers({ fieldsets: ['FULL'] })
          .eq('profile.nickname', nickname)
          .find()
      ).items.map(({ status }) => status);
    expect((await members.bulkBlockMembers({ 'profile.nickname': nickname })).jobId).toEqual(
      expect.any(String),
    );
    await server.runJobs();
    expect(await statuses()).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED']);
    await members.bulkApproveMembers({ 'profile.nickname': { $eq: nickname } });
    await server.runJobs();
    expect(await statuses()).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    const gone = await members.bulkDeleteMembers([ids[0] ?? '', randomUUID()]);
    expect(gone).toMatchObject({
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
      results: [
        { itemMetadata: { _id: ids[0], success: true } },
        { itemMetadata: { success: false } },
      ],
    });
    await members.bulkDeleteMembersByFilter(
      { 'profile.nickname': nickname },
      { search: { expression: nickname.slice(0, 8) } },
    );
    await server.runJobs();
    expect(await statuses()).toEqual([]);
    expect((await refusal(members.bulkDeleteMembersByFilter({}))).status).toBe(400);
  });
});
