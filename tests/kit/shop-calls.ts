import {
  apps,
  createClient,
  members,
  OAuthStrategy,
  products,
  settings,
  sso,
  staff,
  type Tokens,
} from '@shopwright/sdk';
import { expect } from 'vitest';

interface StoreAddress {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

/** Calls of the owner. */
export async function ownerOf({
  url,
  clientId,
  owner = { email: '', password: '' },
}: StoreAddress) {
  const visitor = createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  });
  const { accessToken = '' } = await visitor.staff.signIn(owner);
  const client = createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { settings, members, apps, sso },
  });
  return {
    createApp: async (app: apps.NewOAuthApp): Promise<string> =>
      (await client.apps.createApp({ app: { kind: 'STOREFRONT', ...app } })).app?.clientId ?? '',
    connect: async (connection: sso.SsoConnection): Promise<void> =>
      void (await client.sso.createConnection({ connection })),
    setPolicy: async (policy: settings.SignInSettings): Promise<void> =>
      void (await client.settings.updateSignIn({ settings: policy })),
    async block(tokens: Tokens): Promise<void> {
      const member = createClient({
        host: url,
        auth: OAuthStrategy({ clientId, tokens }),
        modules: { members },
      });
      await client.members.blockMember((await member.members.getCurrentMember()).member?._id ?? '');
    },
  };
}

const stores = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** The catalog reference of an item. */
export async function productIn({ url, clientId }: StoreAddress): Promise<{
  appId: string;
  catalogItemId: string;
  options?: Record<string, unknown>;
}> {
  const client = createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { products },
  });
  const { items } = await client.products.queryProducts().limit(50).find();
  const simple = items.find(
    ({ manageVariants, stock }) => manageVariants !== true && stock?.inStock !== false,
  );
  if (!simple?._id) throw new Error('There is nothing to buy without a choice.');
  return { appId: stores, catalogItemId: simple._id };
}

export interface FoundMessage {
  readonly kind: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly codes: readonly string[];
}

/** Waits for the newest email to an address. */
export async function findMessage(
  { url }: Pick<StoreAddress, 'url'>,
  to: string,
  kind?: string,
): Promise<FoundMessage> {
  let found: FoundMessage | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/dev/inbox?to=${encodeURIComponent(to)}`, {
        headers: { accept: 'application/json' },
      });
      const { messages } = (await answer.json()) as { messages: FoundMessage[] };
      found = messages.find((message) => kind === undefined || message.kind === kind);
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error(`No message to ${to}.`);
  return found;
}
