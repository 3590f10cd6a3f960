import type { Tokens } from '@wix/sdk';
import { describe, expect } from 'vitest';
import { addMember, endSessions } from '../../kit/members.ts';
import { tokenInfo, visitorClient } from '../kit/client.ts';
import { test } from '../kit/fixtures.ts';

const expired = ({ accessToken, refreshToken }: Tokens): Tokens => ({
  accessToken: { ...accessToken, expiresAt: 1 },
  refreshToken,
});
const who = async (tokens: Tokens) => {
  const { active, subjectType, subjectId } = await tokenInfo(tokens.accessToken.value);
  return { active, subjectType, subjectId };
};

describe('a member signed in externally with an API key', () => {
  test('receives tokens of that member', async ({ server, wire, visitor }) => {
    const memberId = await addMember(server);
    const apiKey = await server.createApiKey();
    visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
    const visitorToken = visitor.auth.getTokens().accessToken.value;
    wire.forget();

    const tokens = await visitor.auth.getMemberTokensForExternalLogin(memberId, apiKey);

    expect(wire.exchanges[0]?.headers.get('authorization')).toBe(`${visitorToken},${apiKey}`);
    expect(wire.exchanges[0]?.body).toEqual({
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: memberId,
    });
    expect(tokens.refreshToken.role).toBe('member');
    expect(await who(tokens)).toEqual({ active: true, subjectType: 'MEMBER', subjectId: memberId });
    visitor.auth.setTokens(tokens);
    expect(visitor.auth.loggedIn()).toBe(true);
  });

  test('stays that member when the token is renewed', async ({ server, wire, visitor }) => {
    const memberId = await addMember(server);
    visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
    visitor.auth.setTokens(
      expired(
        await visitor.auth.getMemberTokensForExternalLogin(memberId, await server.createApiKey()),
      ),
    );
    wire.forget();

    await visitor.members.getCurrentMember().catch(() => undefined);

    expect(wire.tokenExchanges().map(({ answer }) => answer?.status)).toEqual([200]);
    expect(await who(visitor.auth.getTokens())).toEqual({
      active: true,
      subjectType: 'MEMBER',
      subjectId: memberId,
    });
  });

  // A program on a server signs members in before there is any visitor: the client then sends
  // ",<key>".
  test('stays that member when there was no visitor before', async ({ server, wire, visitor }) => {
    const memberId = await addMember(server);
    visitor.auth.setTokens(
      expired(
        await visitor.auth.getMemberTokensForExternalLogin(memberId, await server.createApiKey()),
      ),
    );
    wire.forget();

    await visitor.members.getCurrentMember().catch(() => undefined);

    expect(wire.tokenExchanges().map(({ answer }) => answer?.status)).toEqual([200]);
    expect(await who(visitor.auth.getTokens())).toEqual({
      active: true,
      subjectType: 'MEMBER',
      subjectId: memberId,
    });
  });

  test('silently becomes a visitor when the session has ended', async ({
    server,
    wire,
    visitor,
  }) => {
    const memberId = await addMember(server);
    const tokens = await visitor.auth.getMemberTokensForExternalLogin(
      memberId,
      await server.createApiKey(),
    );
    visitor.auth.setTokens(expired(tokens));
    await endSessions(server, memberId);
    wire.forget();

    await visitor.members.getCurrentMember().catch(() => undefined);

    expect(wire.tokenExchanges().map(({ answer }) => answer?.status)).toEqual([400, 200]);
    expect(await who(visitor.auth.getTokens())).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
    });
    expect(visitor.auth.loggedIn()).toBe(false);
    expect(await tokenInfo(tokens.accessToken.value)).toMatchObject({ active: false });
  });

  test('cannot be renewed by the client of another shop', async ({ server, visitor }) => {
    const memberId = await addMember(server);
    visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
    const tokens = await visitor.auth.getMemberTokensForExternalLogin(
      memberId,
      await server.createApiKey(),
    );
    const other = visitorClient({ clientId: (await server.createApp([])).clientId });
    await expect(other.auth.renewToken(tokens.refreshToken)).rejects.toThrow('INVALID_GRANT');
  });

  test.for(['nobody', 'a blocked member'])(
    'needs an approved member: %s',
    async (kind, { server, wire, visitor }) => {
      const memberId =
        kind === 'nobody'
          ? '11111111-1111-4111-8111-111111111111'
          : await addMember(server, 'BLOCKED');
      await expect(
        visitor.auth.getMemberTokensForExternalLogin(memberId, await server.createApiKey()),
      ).rejects.toThrow('INVALID_GRANT');
      expect(wire.exchanges[0]?.answer?.status).toBe(400);
    },
  );

  test.for(['not-a-key', 'a key without the right'])(
    'needs a key that may: %s',
    async (kind, { server, wire, visitor }) => {
      const memberId = await addMember(server);
      const apiKey =
        kind === 'not-a-key' ? kind : await server.createApiKey(['WIX_STORES.READ_PRODUCTS']);
      visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
      wire.forget();

      await expect(visitor.auth.getMemberTokensForExternalLogin(memberId, apiKey)).rejects.toThrow(
        'Failed to fetch tokens',
      );
      expect([401, 403]).toContain(wire.exchanges[0]?.answer?.status);
    },
  );
});
