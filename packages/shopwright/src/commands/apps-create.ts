import { defineCommand } from '../command.ts';
import { isGuid } from '@shopwright/server/kernel/guid';
import { readPermissions } from '../read-permissions.ts';
import { Refusal } from '../refusal.ts';

export const appsCreate = defineCommand({
  words: ['apps', 'create'],
  summary: 'Register an OAuth app: a storefront or a server-side app',
  about:
    'A storefront is a public client and has no secret. A server-side app gets a client secret, which is shown once and stored only as a hash.',
  options: {
    name: {
      kind: 'text',
      hint: 'NAME',
      required: true,
      help: 'Name shown at sign-in, such as "My storefront"',
    },
    id: {
      kind: 'text',
      hint: 'ID',
      help: 'Client ID to use, if your storefront already has one in its code (default: a new ID)',
    },
    redirect: {
      kind: 'list',
      hint: 'URL',
      help: 'Redirect URI allowed after sign-in or checkout; can be repeated',
    },
    origin: {
      kind: 'list',
      hint: 'URL',
      help: 'Origin that may use the app from a browser, such as https://shop.example.com; can be repeated',
    },
    kind: {
      kind: 'text',
      hint: 'storefront|app',
      choices: ['storefront', 'app'],
      help: 'Public storefront (default), or server-side app with a client secret',
    },
    permissions: {
      kind: 'list',
      hint: 'ID,ID',
      help: 'Permissions of a server-side app, such as ECOM.READ_ORDERS (default: none)',
    },
    all: { kind: 'flag', help: 'Give the app full access, like the owner' },
  },
  examples: [
    'shopwright apps create --name "My storefront" --redirect https://shop.example.com/callback --origin https://shop.example.com',
    'shopwright apps create --name "My storefront" --id 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c --redirect https://shop.example.com/callback',
    'shopwright apps create --name Warehouse --kind app --permissions ECOM.READ_ORDERS,ECOM.MODIFY_FULFILLMENTS',
  ],
  async run({ values, terminal, config }) {
    const redirects = values.redirect.map(asRedirect);
    const origins = values.origin.map(asOrigin);
    const kind = values.kind ?? 'storefront';
    const permissions = values.all || values.permissions.length > 0 ? readPermissions(values) : [];
    if (kind === 'storefront' && permissions.length > 0)
      throw new Refusal(
        'A storefront acts for its visitors and cannot have permissions. Use --kind app for an app with permissions.',
      );
    const clientId = values.id === undefined ? undefined : asClientId(values.id);
    const [{ withStore }, { registerApp }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);

    const app = await withStore({ terminal, config }, ({ db, site }) =>
      registerApp(db, {
        siteId: site.siteId,
        name: values.name,
        clientId,
        kind,
        redirects,
        origins,
        permissions,
      }),
    );
    if (!app)
      throw new Refusal(
        `The client ID ${clientId} already belongs to an app of this server, or belonged to a deleted app. Choose another, or leave --id out.`,
      );
    const secret =
      app.clientSecret === undefined
        ? ''
        : `\n  Secret       ${app.clientSecret}   (shown only once)`;
    const rights =
      kind === 'storefront'
        ? ''
        : `\n  Permissions  ${permissions.join('\n               ') || 'none; add them with --permissions'}`;
    terminal.answer({
      json: {
        clientId: app.clientId,
        name: values.name,
        kind,
        redirects,
        origins,
        ...(app.clientSecret === undefined ? {} : { clientSecret: app.clientSecret, permissions }),
      },
      text: `Created the app "${values.name}".\n\n  Client ID    ${app.clientId}${secret}${rights}\n`,
    });
  },
});

function asClientId(text: string): string {
  if (!isGuid(text))
    throw new Refusal(
      `--id is "${text}"; it must be a UUID such as 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c.`,
    );
  return text.toLowerCase();
}

function asRedirect(text: string): string {
  const url = webAddress(text, '--redirect');
  if (url.hash !== '')
    throw new Refusal(`--redirect is "${text}"; a redirect URI must not have a fragment (#...).`);
  return text;
}

/** In the form that browsers send: no path and no trailing slash. */
function asOrigin(text: string): string {
  const url = webAddress(text, '--origin');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Refusal(`--origin is "${text}"; an origin has no path: use ${url.origin}.`);
  return url.origin;
}

function webAddress(text: string, option: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refusal(
      `${option} is "${text}"; it must be an http or https URL such as https://shop.example.com.`,
    );
  if (url.username !== '' || url.password !== '')
    throw new Refusal(`${option} must not contain a user name or password.`);
  return url;
}
