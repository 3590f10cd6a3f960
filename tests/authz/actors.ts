import { addMember } from '../kit/members.ts';
import type { TestServer } from '../kit/start-server.ts';
import { table } from './table/index.ts';

/** Everyone who may come to the door, by what they carry in the Authorization header. */
export interface Actor {
  readonly name: string;
  readonly kind: 'unknown' | 'visitor' | 'member' | 'shop' | 'member with a key';
  /** For the shop's own: whether these credentials hold a permission. */
  readonly holds?: (permission: string) => boolean;
  readonly authorization: (call: string) => Promise<string | undefined>;
}

const everyRight = [...new Set(Object.values(table).flatMap(([, permission]) => permission ?? []))];
const oneArea = ['WIX_STORES.READ_PRODUCTS'];
const permissionOf = (call: string): string => table[call]?.[1] ?? '';

/** `expire` moves the server's clock behind the life of every token given so far. */
export async function allActors(server: TestServer, expire: () => void): Promise<Actor[]> {
  const visitor = () => requestToken(server, { clientId: server.clientId, grantType: 'anonymous' });
  const ownerKey = await server.createApiKey();
  const expired = await visitor();
  const expiredMember = await memberToken(server, ownerKey);
  expire();

  const only = remember(async (permission: string) => {
    const permissions = permission === '' ? [] : [permission];
    return {
      key: await server.createApiKey(permissions),
      app: await appToken(server, permissions),
    };
  });
  const allBut = remember(async (permission: string) => {
    const permissions = everyRight.filter((right) => right !== permission);
    return {
      key: await server.createApiKey(permissions),
      app: await appToken(server, permissions),
    };
  });
  const appWithout = await appToken(server, []);
  const keyWithout = await server.createApiKey([]);
  const signInCollaborator = await addCollaborator(server, ownerKey, oneArea);
  const collaborator = await signInCollaborator();
  const aVisitor = await visitor();

  const shop = (
    name: string,
    holds: Actor['holds'],
    authorization: Actor['authorization'],
    kind: Actor['kind'] = 'shop',
  ): Actor => ({ name, kind, ...(holds && { holds }), authorization });
  const unknown = (name: string, authorization: string | undefined): Actor => ({
    name,
    kind: 'unknown',
    authorization: async () => authorization,
  });
  const always = () => true;
  const never = () => false;

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
    shop("an owner's key", always, async () => ownerKey),
    shop('a key with the permission', always, async (call) => (await only(permissionOf(call))).key),
    shop('a key without rights', never, async () => keyWithout),
    shop(
      'an app with the permission',
      always,
      async (call) => (await only(permissionOf(call))).app,
    ),
    shop('an app without rights', never, async () => appWithout),
    shop(
      "an app with every other area's rights",
      never,
      async (call) => (await allBut(permissionOf(call))).app,
    ),
    shop(
      'a collaborator of one area',
      (permission) => oneArea.includes(permission),
      async (call) => (call === 'staff.signOut' ? signInCollaborator() : collaborator),
    ),
    shop(
      'a visitor with a key',
      always,
      async (call) => `${aVisitor},${(await only(permissionOf(call))).key}`,
    ),
    shop(
      'a visitor with a key of other areas',
      never,
      async (call) => `${aVisitor},${(await allBut(permissionOf(call))).key}`,
    ),
    shop(
      'a member with a key of other areas',
      never,
      async (call) =>
        `${await memberToken(server, ownerKey)},${(await allBut(permissionOf(call))).key}`,
      'member with a key',
    ),
  ];
}

export async function requestToken(
  server: TestServer,
  body: object,
  authorization = '',
): Promise<string> {
  const response = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`No token: ${response.status}`);
  return token;
}

async function memberToken(server: TestServer, ownerKey: string): Promise<string> {
  return requestToken(
    server,
    { grant_type: 'authorized_client', member_id: await addMember(server) },
    ownerKey,
  );
}

export async function appToken(
  server: TestServer,
  permissions: readonly string[],
): Promise<string> {
  const { clientId, clientSecret } = await server.createApp(permissions);
  return requestToken(server, {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
}

/** A collaborator with some permissions, who signs in with a password for every session. */
export async function addCollaborator(
  server: TestServer,
  ownerKey: string,
  permissions: readonly string[],
): Promise<() => Promise<string>> {
  const post = async (path: string, body: object, authorization: string) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const email = `${crypto.randomUUID()}@example.com`;
  const { password } = await post('/v1/staff', { email, permissions }, ownerKey);
  return async () => {
    const visitor = await requestToken(server, {
      clientId: server.clientId,
      grantType: 'anonymous',
    });
    return String((await post('/v1/staff/sign-in', { email, password }, visitor))['accessToken']);
  };
}

function remember<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    const actor = made.get(key) ?? make(key);
    made.set(key, actor);
    return actor;
  };
}
