import { defineCommand, type CommandCall } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { describeApp } from '../describe-app.ts';

const options = {
  url: {
    kind: 'argument',
    hint: 'URL',
    required: true,
    help: 'An origin such as https://shop.example.com (any page of it, after paying or signing out), or a whole address to come back to after signing in',
  },
  app: {
    kind: 'text',
    hint: 'ID',
    help: 'Which app; "shopwright apps list" shows them. Not needed while there is only one of yours',
  },
} as const;

export const appsAllow = defineCommand({
  words: ['apps', 'allow'],
  summary: 'Let an app send people to an address',
  about:
    'After signing in people come back to an address that is allowed to the letter. After paying or signing out any page of an allowed origin will do.',
  options,
  examples: [
    'shopwright apps allow https://shop.example.com',
    'shopwright apps allow https://shop.example.com/callback --app 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c',
  ],
  run: (call) => change(call, true),
});

export const appsDisallow = defineCommand({
  words: ['apps', 'disallow'],
  summary: 'Let an app send people there no longer',
  options,
  examples: ['shopwright apps disallow https://old.example.com'],
  run: (call) => change(call, false),
});

async function change(
  { values, terminal, config }: CommandCall<typeof options>,
  allowed: boolean,
): Promise<void> {
  const [{ withStore }, { listApps, ownAppOf, setAllowed, whyNoRedirect }] = await Promise.all([
    import('../database.ts'),
    import('@shopwright/server/identity/index'),
  ]);
  const { url } = values;
  const why = allowed ? whyNoRedirect(url) : undefined;
  if (why !== undefined) throw new Refusal(`"${url}" cannot be allowed: it ${why}.`);
  const app = await withStore({ terminal, config }, async ({ db, site }) => {
    const apps = await listApps(db, site.siteId);
    const meant =
      values.app === undefined
        ? onlyOne(apps, ownAppOf(apps))
        : apps.find(({ clientId }) => clientId === values.app);
    if (!meant)
      throw new Refusal(
        values.app === undefined
          ? `There are several apps: name one with --app.\n${apps.map(({ name, clientId }) => `  ${clientId}  ${name}`).join('\n')}`
          : `There is no app with the client id ${values.app}. "shopwright apps list" shows them.`,
      );
    const known = [...meant.redirects, ...meant.origins];
    if (!allowed && !known.includes(url) && !known.includes(URL.parse(url)?.origin ?? ''))
      throw new Refusal(
        `"${url}" is not among the addresses of ${meant.name}. "shopwright apps list" shows them.`,
      );
    return setAllowed(db, { siteId: site.siteId, clientId: meant.clientId, url, allowed });
  });
  if (!app) throw new Refusal('The app was deleted in this very moment.');
  const { clientId, name, redirects, origins } = app;
  terminal.answer({ json: { clientId, name, redirects, origins }, text: describeApp(app) });
}

/** Yours, if there is one beside the store's own; the store's own, if there is no other. */
function onlyOne<App>(apps: readonly App[], own: App | undefined): App | undefined {
  const others = apps.filter((app) => app !== own);
  return others.length > 1 ? undefined : (others[0] ?? own);
}
