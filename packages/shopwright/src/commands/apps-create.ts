import { defineCommand } from '../command.ts';
import { isGuid } from '@shopwright/server/kernel/guid';
import { readPermissions } from '../read-permissions.ts';
import { Refusal } from '../refusal.ts';

export const appsCreate = defineCommand({
  words: ['apps', 'create'],
  summary: 'Register an OAuth app: a storefront or a program of your own',
  about:
    'A storefront keeps no secret: its client id is public. An app runs on a server of yours and gets a secret, which is shown once and kept only as a hash.',
  options: {
    name: {
      kind: 'text',
      hint: 'NAME',
      required: true,
      help: 'What people see when they sign in, such as "My storefront"',
    },
    id: {
      kind: 'text',
      hint: 'ID',
      help: 'The client id, for a storefront that has it in its code (default: a new one)',
    },
    redirect: {
      kind: 'list',
      hint: 'URL',
      help: 'Where people may be sent back to after signing in or paying; may be repeated',
    },
    origin: {
      kind: 'list',
      hint: 'URL',
      help: 'Which sites may use it from a browser, such as https://shop.example.com; may be repeated',
    },
    kind: {
      kind: 'text',
      hint: 'storefront|app',
      choices: ['storefront', 'app'],
      help: 'A storefront (default), or an app with a secret',
    },
    permissions: {
      kind: 'list',
      hint: 'ID,ID',
      help: 'What an app may do as the shop, such as ECOM.READ_ORDERS (default: nothing)',
    },
    all: { kind: 'flag', help: 'Full rights for an app: it may do everything, as the owner may' },
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
        'A storefront acts for its visitors and has no permissions; an app has: --kind app.',
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
        `The client id ${clientId} is taken, by an app of this server or by one that was deleted; "shopwright apps list" shows the apps.`,
      );
    const secret =
      app.clientSecret === undefined
        ? ''
        : `\n  Secret     ${app.clientSecret}   (shown only this once)`;
    const rights =
      kind === 'storefront'
        ? ''
        : `\n  May do     ${permissions.join('\n             ') || 'nothing as the shop; --permissions says more'}`;
    terminal.answer({
      json: {
        clientId: app.clientId,
        name: values.name,
        kind,
        redirects,
        origins,
        ...(app.clientSecret === undefined ? {} : { clientSecret: app.clientSecret, permissions }),
      },
      text: `App "${values.name}":\n\n  Client id  ${app.clientId}${secret}${rights}\n`,
    });
  },
});

function asClientId(text: string): string {
  if (!isGuid(text))
    throw new Refusal(
      `--id is "${text}"; it must be a client id such as 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c.`,
    );
  return text.toLowerCase();
}

function asRedirect(text: string): string {
  const url = webAddress(text, '--redirect');
  if (url.hash !== '')
    throw new Refusal(`--redirect is "${text}"; an address to come back to has no #part.`);
  return text;
}

/** As browsers send it: no path, no slash at the end. */
function asOrigin(text: string): string {
  const url = webAddress(text, '--origin');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Refusal(`--origin is "${text}"; an origin ends after the host: ${url.origin}.`);
  return url.origin;
}

function webAddress(text: string, option: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refusal(
      `${option} is "${text}"; it must be a web address such as https://shop.example.com.`,
    );
  if (url.username !== '' || url.password !== '')
    throw new Refusal(`${option} has a name or password in it; leave them out.`);
  return url;
}
