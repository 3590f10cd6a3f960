import type { Call } from '@shopwright/contract';
import { addMember } from '../kit/members.ts';
import type { TestServer } from '../kit/start-server.ts';

/** Everyone who may come to the door, by what they carry in the Authorization header. */
export interface Actor {
  readonly name: string;
  readonly kind: 'unknown' | 'visitor' | 'member' | 'shop';
  /** For the shop's own: holds the permission of this call. */
  readonly permitted?: boolean;
  readonly authorization: (call: Call) => Promise<string | undefined>;
}

const noSuchPermission = 'TEA.BREW';

/** `expire` moves the server's clock behind the life of every token given so far. */
export async function allActors(server: TestServer, expire: () => void): Promise<Actor[]> {
  const visitor = () => askToken(server, { clientId: server.clientId, grantType: 'anonymous' });
  const ownerKey = await server.createApiKey();
  const expired = await visitor();
  const expiredMember = await memberToken(server, ownerKey);
  expire();

  const permitted = remember(async (permission: string) => {
    const permissions = permission === '' ? [] : [permission];
    return { key: await server.createApiKey(permissions), app: await appToken(server, permissions) };
  });
  const keyWithout = await server.createApiKey([noSuchPermission]);
  const appWithout = await appToken(server, [noSuchPermission]);
  const aVisitor = await visitor();
  const shop = (name: string, isPermitted: boolean, authorization: Actor['authorization']): Actor => ({ name, kind: 'shop', permitted: isPermitted, authorization });
  const unknown = (name: string, authorization: string | undefined): Actor => ({ name, kind: 'unknown', authorization: async () => authorization });

  return [
    unknown('nobody', undefined),
    unknown('an empty header', ''),
    unknown('garbage', 'garbage'),
    unknown('a damaged token', `${aVisitor.slice(0, -4)}AAAA`),
    unknown('a damaged key', `${ownerKey.slice(0, -4)}AAAA`),
    unknown('an expired visitor', expired),
    unknown('an expired member', expiredMember),
    unknown('a visitor and a damaged key', `${aVisitor},${ownerKey.slice(0, -4)}AAAA`),
    unknown('two visitors', `${aVisitor},${await visitor()}`),
    unknown('a key before a visitor', `${ownerKey},${aVisitor}`),
    { name: 'a visitor', kind: 'visitor', authorization: async () => aVisitor },
    // A member of its own for each call, for some calls end a membership.
    { name: 'a member', kind: 'member', authorization: () => memberToken(server, ownerKey) },
    shop('an owner\'s key', true, async () => ownerKey),
    shop('a key with the permission', true, async (call) => (await permitted(call.permission ?? '')).key),
    shop('a key without it', false, async () => keyWithout),
    shop('an app with the permission', true, async (call) => (await permitted(call.permission ?? '')).app),
    shop('an app without it', false, async () => appWithout),
    shop('a visitor with a key', true, async (call) => `${aVisitor},${(await permitted(call.permission ?? '')).key}`),
    shop('a visitor with a key without it', false, async () => `${aVisitor},${keyWithout}`),
  ];
}

async function askToken(server: TestServer, body: object, authorization = ''): Promise<string> {
  const response = await fetch(`${server.url}/oauth2/token`, { method: 'POST', headers: { 'content-type': 'application/json', authorization }, body: JSON.stringify(body) });
  const { access_token: token } = await response.json() as { access_token?: string };
  if (token === undefined) throw new Error(`No token: ${response.status}`);
  return token;
}

async function memberToken(server: TestServer, ownerKey: string): Promise<string> {
  return askToken(server, { grant_type: 'authorized_client', member_id: await addMember(server) }, ownerKey);
}

async function appToken(server: TestServer, permissions: readonly string[]): Promise<string> {
  const { clientId, clientSecret } = await server.createApp(permissions);
  return askToken(server, { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
}

function remember<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
