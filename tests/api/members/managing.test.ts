import { randomUUID } from 'node:crypto';
import {
  memberActions,
  memberStatuses,
  memberTable,
  type MemberAction,
} from '@shopwright/server/identity/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someone } from '../../kit/accounts.ts';
import { codeOf, memberOf, startMembersShop, type MembersShop } from '../../kit/members-shop.ts';

let shop: MembersShop;
beforeAll(async () => {
  shop = await startMembersShop();
});
afterAll(() => shop.server.close());

describe('every status and action over HTTP, as in the table', () => {
  const paths: Readonly<
    Record<Exclude<MemberAction, 'join' | 'leave'>, (id: string) => [string, string, object?]>
  > = {
    approve: (id) => ['POST', `/v1/members/${id}/approve`, {}],
    block: (id) => ['POST', `/v1/members/${id}/block`, {}],
    disconnect: (id) => ['POST', `/v1/members/${id}/disconnect`, {}],
    mute: (id) => ['POST', `/v1/members/${id}/mute`, {}],
    unmute: (id) => ['POST', `/v1/members/${id}/unmute`, {}],
    delete: (id) => ['DELETE', `/v1/members/${id}`],
    edit: (id) => ['PATCH', `/v1/members/${id}`, { member: { profile: { nickname: 'New' } } }],
  };
  it.each(
    memberStatuses.flatMap((status) => memberActions.map((action) => [status, action] as const)),
  )('%s, %s', async (status, action) => {
    const id = await shop.add({ loginEmail: someone() });
    // Only approved members have sessions, so only they can join and leave.
    const own = await shop.as(id);
    await shop.server.db.query({
      text: 'update member set status = $2 where member_id = $1',
      values: [id, status],
    });
    const cell = memberTable[status][action];
    const answer =
      action === 'join' || action === 'leave'
        ? await own('POST', `/v1/members/${action}-community`, {})
        : await shop.owner(...paths[action](id));
    if ((action === 'join' || action === 'leave') && status !== 'APPROVED' && answer.status === 401)
      return;
    if (cell !== 'same' && !memberStatuses.some((candidate) => candidate === cell)) {
      expect([answer.status, codeOf(answer)]).toEqual([409, cell]);
      expect((await shop.get(id)).status).toBe(status);
      return;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    if (action === 'delete')
      expect((await shop.owner('GET', `/v1/members/${id}`)).status).toBe(404);
    else expect((await shop.get(id)).status).toBe(cell === 'same' ? status : cell);
    if (action === 'mute') expect((await shop.get(id)).activityStatus).toBe('MUTED');
  });
});

describe("what ends a member's sessions", () => {
  it.each([
    ['POST', '/block'],
    ['POST', '/disconnect'],
    ['DELETE', ''],
  ])('%s %s', async (method, path) => {
    const id = await shop.add({ loginEmail: someone() });
    await shop.as(id);
    await shop.as(id);
    const alive = async () =>
      (
        await shop.server.db.query<{ count: number }>({
          text: 'select count(*)::int as count from session where member_id = $1 and revoked_at is null',
          values: [id],
        })
      )[0]?.count;
    expect(await alive()).toBe(2);
    expect(
      (await shop.owner(method, `/v1/members/${id}${path}`, method === 'POST' ? {} : undefined))
        .status,
    ).toBe(200);
    expect(await alive()).toBe(0);
    // None of them can sign in.
    await expect(shop.as(id)).rejects.toThrow('No token');
  });

  it('also in a process that has cached the token, within five seconds', async () => {
    const id = await shop.add();
    const own = await shop.as(id);
    expect((await own('GET', '/v1/members/my')).status).toBe(200);
    await shop.owner('POST', `/v1/members/${id}/block`, {});
    // Plus a margin for a busy machine.
    await expect
      .poll(async () => (await own('GET', '/v1/members/my')).status, {
        interval: 200,
      })
      .toBe(401);
  });
});

it('members cannot block themselves, nor staff with a verified address', async () => {
  const id = await shop.add();
  const elevated = `${(await shop.as(id)).token},${await shop.server.createApiKey()}`;
  const response = await fetch(`${shop.server.url}/v1/members/${id}/block`, {
    method: 'POST',
    headers: { authorization: elevated, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([response.status, await response.text()]).toEqual([
    409,
    expect.stringContaining('MEMBER_SELF_BLOCK_FORBIDDEN'),
  ]);
  const staff = await shop.add({ loginEmail: 'Owner@example.com', loginEmailVerified: true });
  expect(codeOf(await shop.owner('POST', `/v1/members/${staff}/block`, {}))).toBe(
    'OWNER_MEMBER_BLOCK_FORBIDDEN',
  );
  expect(JSON.stringify((await shop.owner('DELETE', `/v1/members/${staff}`)).body)).toContain(
    'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
  );
  await shop.server.db.query({
    text: 'update member set login_email_verified = false where member_id = $1',
    values: [staff],
  });
  expect((await shop.owner('POST', `/v1/members/${staff}/block`, {})).status).toBe(200);
});

it("a disconnected member's address is free for a new one, and its details stay", async () => {
  const email = someone();
  const old = await shop.add({ loginEmail: email, contact: { firstName: 'Ada' } });
  expect(codeOf(await shop.owner('POST', '/v1/members', { member: { loginEmail: email } }))).toBe(
    'MEMBER_ALREADY_EXISTS',
  );
  await shop.owner('POST', `/v1/members/${old}/disconnect`, {});
  const made = await shop.owner('POST', '/v1/members', { member: { loginEmail: email } });
  expect([made.status, memberOf(made).loginEmail]).toEqual([200, email]);
  expect(await shop.get(old)).toMatchObject({
    status: 'OFFLINE',
    loginEmail: null,
    contact: { firstName: 'Ada' },
  });
});

it('members are created and changed by writable fields only', async () => {
  const stolen = {
    id: randomUUID(),
    status: 'BLOCKED',
    contactId: randomUUID(),
    activityStatus: 'MUTED',
    loginEmailVerified: true,
    createdDate: '2001-01-01T00:00:00Z',
    updatedDate: '2001-01-01T00:00:00Z',
    lastLoginDate: '2001-01-01T00:00:00Z',
  };
  const made = memberOf(
    await shop.owner('POST', '/v1/members', {
      member: {
        ...stolen,
        loginEmail: someone(),
        profile: { nickname: 'Ada', slug: 'stolen' },
        contact: {
          firstName: 'A',
          contactId: randomUUID(),
          addresses: [{ id: stolen.id, city: 'Rome', tag: 'HOME' }],
        },
      },
    }),
  );
  const id = made.id ?? '';
  expect(made).toMatchObject({
    status: 'APPROVED',
    activityStatus: 'ACTIVE',
    loginEmailVerified: false,
    lastLoginDate: null,
    profile: { nickname: 'Ada' },
  });
  expect([
    made.id,
    made.contactId,
    made.contact?.contactId,
    made.contact?.addresses?.[0]?.id,
    made.profile?.slug,
  ]).not.toEqual(expect.arrayContaining([stolen.id]));
  expect(made.profile?.slug).not.toBe('stolen');
  expect(made.contact).toMatchObject({
    addresses: [{ city: 'Rome', tag: 'HOME' }],
    contactId: made.contactId,
  });

  const own = await shop.as(id);
  const { updatedDate: _was, ...before } = await shop.get(id);
  await own('PATCH', `/v1/members/${id}`, {
    member: {
      ...stolen,
      id,
      loginEmail: someone(),
      profile: { slug: 'stolen' },
      contact: { contactId: stolen.contactId },
    },
  });
  const { updatedDate: _is, ...after } = await shop.get(id);
  expect(after).toEqual(before);

  const changed = memberOf(
    await own('PATCH', `/v1/members/${id}`, {
      member: {
        privacyStatus: 'PUBLIC',
        contact: {
          phones: ['+1 555 0100'],
          customFields: { size: { value: 42 }, since: { value: '2026-01-02T00:00:00Z' } },
        },
      },
    }),
  );
  expect(changed).toMatchObject({
    privacyStatus: 'PUBLIC',
    contact: { firstName: 'A', phones: ['+1 555 0100'], customFields: { size: { value: 42 } } },
  });
  // A member is their own contact: the events of both are of one id.
  expect(made.contactId).toBe(id);
  const events = (await shop.publishedEvents(id)).map(({ type }) => type);
  expect(events.filter((type) => type.startsWith('wix.members'))).toEqual([
    'wix.members.v1.member_created',
    'wix.members.v1.member_updated',
  ]);
  expect(events.filter((type) => !type.startsWith('wix.members'))).toEqual([
    'shopwright.v1.contact_created',
    'shopwright.v1.contact_updated',
  ]);

  for (const list of ['phones', 'emails', 'addresses'] as const)
    expect(memberOf(await own('DELETE', `/v1/members/${id}/${list}`)).contact?.[list]).toEqual([]);
  expect((await shop.get(id)).loginEmail).toBe(made.loginEmail);
});

it('another account is answered as missing to every change', async () => {
  const [mine, theirs] = [await shop.add(), await shop.add({ privacyStatus: 'PUBLIC' })];
  const own = await shop.as(mine);
  const before = await shop.get(theirs);
  for (const [method, path, body] of [
    ['PATCH', '', { member: { profile: { nickname: 'x' } } }],
    ['DELETE', '/phones', undefined],
    ['DELETE', '/emails', undefined],
    ['DELETE', '/addresses', undefined],
  ] as const) {
    const [other, missing] = [
      await own(method, `/v1/members/${theirs}${path}`, body),
      await own(method, `/v1/members/${randomUUID()}${path}`, body),
    ];
    expect([other.status, other.body]).toEqual([404, missing.body]);
  }
  expect(await shop.get(theirs)).toEqual(before);
});

it('a slug is reserved for its member forever, in any case', async () => {
  const [one, two] = [await shop.add(), await shop.add()];
  const [first, second] = [await shop.as(one), await shop.as(two)];
  const mark = randomUUID().slice(0, 8);
  expect(
    memberOf(await first('POST', '/v1/members/my/slug', { slug: `Ada-${mark}` })).profile?.slug,
  ).toBe(`ada-${mark}`);
  expect(
    memberOf(await first('POST', '/v1/members/my/slug', { slug: `bea-${mark}` })).profile?.slug,
  ).toBe(`bea-${mark}`);
  for (const slug of [`ada-${mark}`, `BEA-${mark}`]) {
    const taken = await second('POST', '/v1/members/my/slug', { slug });
    expect([taken.status, codeOf(taken)]).toEqual([409, 'SLUG_ALREADY_EXISTS']);
    expect(codeOf(await shop.owner('POST', `/v1/members/${two}/slug`, { slug }))).toBe(
      'SLUG_ALREADY_EXISTS',
    );
  }
  expect((await first('POST', '/v1/members/my/slug', { slug: `ada-${mark}` })).status).toBe(200);
  expect((await first('POST', '/v1/members/my/slug', { slug: '../etc' })).status).toBe(400);
  // Two at once: one of them.
  const both = await Promise.all([
    first('POST', '/v1/members/my/slug', { slug: `cea-${mark}` }),
    second('POST', '/v1/members/my/slug', { slug: `cea-${mark}` }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it('deleting a member requires another member for their content', async () => {
  const [leaving, staying] = [await shop.add(), await shop.add()];
  const own = await shop.as(leaving);
  for (const contentAssigneeId of [leaving, randomUUID()])
    expect(
      (await own('DELETE', `/v1/members/my?contentAssigneeId=${contentAssigneeId}`)).status,
    ).toBe(400);
  expect((await own('DELETE', `/v1/members/my?contentAssigneeId=${staying}`)).status).toBe(200);
  expect((await shop.owner('GET', `/v1/members/${leaving}`)).status).toBe(404);
  expect((await shop.publishedEvents(leaving)).map(({ type }) => type)).toContain(
    'wix.members.v1.member_deleted',
  );
});

it('addresses set on creation are not replaced by a change', async () => {
  const id = await shop.add({ contact: { emails: ['first@example.com'] } });
  for (const call of [shop.owner, await shop.as(id)]) {
    const changed = memberOf(
      await call('PATCH', `/v1/members/${id}`, {
        member: { contact: { firstName: 'Ada', emails: ['other@example.com'] } },
      }),
    );
    expect(changed.contact).toMatchObject({ firstName: 'Ada', emails: ['first@example.com'] });
  }
});

it('accepts a profile from another system, with its formats of dates, countries and pictures', async () => {
  const contact = { birthdate: '05/23', addresses: [{ city: 'Rome', country: 'Italy' }] };
  const photo = { url: '//static.example.com/ada.jpg' };
  const made = await shop.owner('POST', '/v1/members', {
    member: { contact, profile: { photo } },
  });
  expect([made.status, memberOf(made)]).toMatchObject([200, { contact, profile: { photo } }]);
});
