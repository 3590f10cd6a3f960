import { randomUUID } from 'node:crypto';
import type { Member } from '@shopwright/contract/members/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someone } from '../../kit/accounts.ts';
import { codeOf, memberOf, startMembersShop, type MembersShop } from '../../kit/members-shop.ts';

let shop: MembersShop;
beforeAll(async () => {
  shop = await startMembersShop();
});
afterAll(() => shop.server.close());

const membersOf = ({ body }: { body: Record<string, unknown> }) => body['members'] as Member[];

describe('reading a member', () => {
  it('shows other callers only the public fields of public members, and answers other members as missing', async () => {
    const shown = await shop.add({
      loginEmail: someone(),
      privacyStatus: 'PUBLIC',
      profile: { nickname: 'Ada' },
      contact: { firstName: 'A' },
    });
    const hidden = await Promise.all([
      shop.add(),
      shop.add({ privacyStatus: 'PUBLIC', status: 'BLOCKED' }),
      shop.add({ privacyStatus: 'PUBLIC', status: 'PENDING' }),
      shop.add({ privacyStatus: 'PUBLIC', status: 'OFFLINE' }),
    ]);
    const other = await shop.as(await shop.add());
    const missing = await shop.visitor('GET', `/v1/members/${randomUUID()}`);
    for (const call of [shop.visitor, other]) {
      for (const set of [
        '',
        '?fieldsets=EXTENDED',
        '?fieldsets=FULL',
        '?fieldSet=FULL',
        '?fieldsets=PUBLIC&fieldsets=FULL',
      ]) {
        const seen = memberOf(await call('GET', `/v1/members/${shown}${set}`));
        expect(Object.keys(seen).sort()).toEqual([
          'activityStatus',
          'contactId',
          'createdDate',
          'id',
          'privacyStatus',
          'profile',
          'status',
          'updatedDate',
        ]);
        expect(seen).toMatchObject({
          status: 'UNKNOWN',
          privacyStatus: 'UNKNOWN',
          activityStatus: 'UNKNOWN',
          profile: { nickname: 'Ada' },
        });
        for (const id of hidden) {
          const { status, body } = await call('GET', `/v1/members/${id}${set}`);
          expect([status, body]).toEqual([404, missing.body]);
        }
      }
    }
  });

  it('shows the member and the merchant every field set', async () => {
    const id = await shop.add({ loginEmail: someone(), contact: { firstName: 'Ada' } });
    const own = await shop.as(id);
    for (const [call, path] of [
      [own, '/v1/members/my'],
      [own, `/v1/members/${id}`],
      [shop.owner, `/v1/members/${id}`],
    ] as const) {
      expect(memberOf(await call('GET', path))).not.toHaveProperty('loginEmail');
      expect(memberOf(await call('GET', `${path}?fieldsets=EXTENDED`))).toMatchObject({
        status: 'APPROVED',
        privacyStatus: 'PRIVATE',
        loginEmail: expect.any(String),
      });
      expect(memberOf(await call('GET', `${path}?fieldsets=EXTENDED`))).not.toHaveProperty(
        'contact',
      );
      expect(memberOf(await call('GET', `${path}?fieldsets=FULL`))).toMatchObject({
        contact: { firstName: 'Ada' },
        loginEmailVerified: false,
      });
    }
  });

  it('calls about the current member answer an API key with "not found"', async () => {
    for (const [method, path, body] of [
      ['GET', '/v1/members/my', undefined],
      ['DELETE', '/v1/members/my', undefined],
      ['POST', '/v1/members/my/slug', { slug: 'x' }],
      ['POST', '/v1/members/join-community', {}],
      ['POST', '/v1/members/leave-community', {}],
    ] as const) {
      const answer = await shop.owner(method, path, body);
      expect([answer.status, codeOf(answer), JSON.stringify(answer.body)]).toEqual([
        404,
        'NOT_FOUND',
        expect.stringContaining('no current member'),
      ]);
    }
  });
});

describe('querying members', () => {
  it('filters and sorts, under both names of the sort, by offset and by cursor', async () => {
    const mark = randomUUID();
    for (const nickname of ['b', 'a', 'c'])
      await shop.add({ profile: { nickname: `${mark} ${nickname}` }, privacyStatus: 'PUBLIC' });
    const filter = { 'profile.nickname': { $startsWith: mark } };
    const queryMembers = (query: object, call = shop.owner) =>
      call('POST', '/v1/members/query', { query: { filter, ...query } });
    const names = (members: readonly Member[]) =>
      members.map(({ profile }) => profile?.nickname?.at(-1)).join('');
    for (const name of ['sort', 'sorting']) {
      expect(
        names(
          membersOf(
            await queryMembers({ [name]: [{ fieldName: 'profile.nickname', order: 'ASC' }] }),
          ),
        ),
      ).toBe('abc');
      expect(
        names(
          membersOf(
            await queryMembers(
              { [name]: [{ fieldName: 'profile.nickname', order: 'DESC' }] },
              shop.visitor,
            ),
          ),
        ),
      ).toBe('cba');
    }
    const first = await queryMembers({
      paging: { limit: 2 },
      sort: [{ fieldName: 'profile.nickname', order: 'ASC' }],
    });
    expect([names(membersOf(first)), first.body['metadata']]).toEqual([
      'ab',
      { count: 2, offset: 0, total: 3, tooManyToCount: false, hasNext: true },
    ]);
    const second = await queryMembers({
      paging: { limit: 2, offset: 2 },
      sort: [{ fieldName: 'profile.nickname', order: 'ASC' }],
    });
    expect([names(membersOf(second)), second.body['metadata']]).toEqual([
      'c',
      { count: 1, offset: 2, total: 3, tooManyToCount: false, hasNext: false },
    ]);
    const byCursor = await queryMembers({
      cursorPaging: { limit: 2 },
      sort: [{ fieldName: 'profile.nickname', order: 'ASC' }],
    });
    const { cursors } = byCursor.body['cursorPagingMetadata'] as { cursors: { next: string } };
    expect(
      names(
        membersOf(
          await shop.owner('POST', '/v1/members/query', {
            query: { cursorPaging: { limit: 2, cursor: cursors.next } },
          }),
        ),
      ),
    ).toBe('c');
    const counted = await queryMembers({ paging: { limit: 0 } });
    expect([membersOf(counted), counted.body['metadata']]).toEqual([
      [],
      expect.objectContaining({ total: 3 }),
    ]);
  });

  it('lets the merchant find an email address in any spelling', async () => {
    const email = someone();
    const id = await shop.add({ loginEmail: email, privacyStatus: 'PUBLIC' });
    const query = { filter: { loginEmail: email.toUpperCase() } };
    expect(
      membersOf(await shop.owner('POST', '/v1/members/query', { query })).map(
        (member) => member.id,
      ),
    ).toEqual([id]);
    const refused = await shop.visitor('POST', '/v1/members/query', { query });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('FIELD_NOT_ALLOWED'),
    ]);
    expect(
      membersOf(
        await shop.owner('POST', '/v1/members/query', {
          search: { expression: email.slice(3, 20).toUpperCase() },
        }),
      ).map((member) => member.id),
    ).toEqual([id]);
    expect(
      membersOf(
        await shop.visitor('POST', '/v1/members/query', {
          search: { expression: email.slice(3, 20) },
        }),
      ),
    ).toEqual([]);
    expect(
      (
        await shop.visitor('POST', '/v1/members/query', {
          search: { expression: 'x', fields: ['loginEmail'] },
        })
      ).status,
    ).toBe(400);
  });

  it('finds a name in any case and script, also after a change', async () => {
    const id = await shop.add({ privacyStatus: 'PUBLIC', profile: { nickname: 'ЖАННА' } });
    const find = async (expression: string) =>
      membersOf(await shop.visitor('POST', '/v1/members/query', { search: { expression } })).map(
        (member) => member.id,
      );
    expect(await find('жанн')).toEqual([id]);
    await shop.owner('PATCH', `/v1/members/${id}`, {
      member: { profile: { nickname: 'Élodie' } },
    });
    expect([await find('жанн'), await find('ÉLOD'), await find('élod')]).toEqual([[], [id], [id]]);
    expect(
      membersOf(
        await shop.visitor('POST', '/v1/members/query', {
          query: { filter: { 'profile.nickname': { $startsWith: 'éLO' } } },
        }),
      ).map((member) => member.id),
    ).toEqual([id]);
  });

  it('lists public members only to visitors, with exact totals', async () => {
    const { body } = await shop.visitor('GET', '/v1/members?fieldsets=FULL&paging.limit=100');
    const seen = body['members'] as Member[];
    const [row] = await shop.server.db.query<{ all: number; seen: number }>({
      text: "select count(*)::int as all, count(*) filter (where status = 'APPROVED' and privacy_status = 'PUBLIC')::int as seen from member",
      values: [],
    });
    expect(seen).toHaveLength(row?.seen ?? -1);
    expect(body['metadata']).toMatchObject({ total: row?.seen });
    expect(seen.some((member) => 'loginEmail' in member || 'contact' in member)).toBe(false);
    expect((await shop.owner('GET', '/v1/members?paging.limit=1')).body['metadata']).toMatchObject({
      count: 1,
      total: row?.all,
      hasNext: true,
    });
  });
});
