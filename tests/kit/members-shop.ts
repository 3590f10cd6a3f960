import type { Member } from '@shopwright/contract/members/member';
import { createMember, type NewMember } from '@shopwright/server/identity/index';
import { send, visitorOf, type Answered } from './accounts.ts';
import { startServer, type TestServer } from './start-server.ts';

/** A store with members, for one test file. */

export type Call = (method: string, path: string, body?: object) => Promise<Answered>;

export interface MembersShop {
  readonly server: TestServer;
  readonly owner: Call;
  readonly visitor: Call;
  readonly add: (member?: Partial<NewMember>) => Promise<string>;
  /** A member's own calls, with a new session for each sign-in. */
  readonly as: (memberId: string) => Promise<Call & { readonly token: string }>;
  readonly get: (memberId: string) => Promise<Member>;
  readonly publishedEvents: (
    entityId: string,
  ) => Promise<{ type: string; body: Record<string, unknown> }[]>;
}

export async function startMembersShop(): Promise<MembersShop> {
  const server = await startServer();
  const key = await server.createApiKey();
  const call =
    (authorization: string): Call =>
    (method, path, body) =>
      send(server, method, path, body, authorization);
  const owner = call(key);
  return {
    server,
    owner,
    visitor: call(await visitorOf(server)),
    add: async (member = {}) => {
      const made = await server.db.tx((tx) =>
        createMember(tx, { clock: () => new Date() }, { siteId: server.siteId, ...member }),
      );
      if (!made) throw new Error('There is such a member already.');
      return made.memberId;
    },
    as: async (memberId) => {
      const { body, status } = await send(
        server,
        'POST',
        '/oauth2/token',
        { grant_type: 'authorized_client', member_id: memberId },
        key,
      );
      if (status !== 200) throw new Error(`No token: ${status}`);
      const token = String(body['access_token']);
      return Object.assign(call(token), { token });
    },
    get: async (memberId) => {
      const { body, status } = await owner('GET', `/v1/members/${memberId}?fieldsets=FULL`);
      if (status !== 200) throw new Error(`No member: ${status}`);
      return body['member'] as Member;
    },
    publishedEvents: async (entityId) =>
      server.db.query({
        text: 'select event_type as type, body from outbox where entity_id = $1 order by entity_sequence',
        values: [entityId],
      }),
  };
}

export const codeOf = ({ body }: Answered): string | undefined =>
  (body['details'] as { applicationError?: { code?: string } } | undefined)?.applicationError?.code;
export const memberOf = ({ body }: Answered): Member => body['member'] ?? {};
