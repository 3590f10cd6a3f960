import { defineCommand, type CommandCall } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { describeApp } from '../describe-app.ts';

const options = {
  url: {
    kind: 'argument',
    hint: 'URL',
    required: true,
    help: 'An origin such as https://shop.example.com, which allows any of its pages after checkout and sign-out, or the exact redirect URI after sign-in',
  },
  app: {
    kind: 'text',
    hint: 'ID',
    help: 'Client ID of the app, from "shopwright apps list" (default: your only app)',
  },
} as const;

export const appsAllow = defineCommand({
  words: ['apps', 'allow'],
  summary: 'Allow an app to redirect to a URL',
  about:
    'After sign-in, customers return only to a redirect URI that matches exactly. After checkout or sign-out, they may return to any page of an allowed origin.',
  options,
  examples: [
    'shopwright apps allow https://shop.example.com',
    'shopwright apps allow https://shop.example.com/callback --app 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c',
  ],
  run: (call) => change(call, true),
});

export const appsDisallow = defineCommand({
  words: ['apps', 'disallow'],
  summary: 'Stop allowing an app to redirect to a URL',
  options,
  examples: ['shopwright apps disallow https://old.example.com'],
  run: (call) => change(call, false),
});

async function change(
  { values, terminal, config }: CommandCall<typeof options>,
  allowed: boolean,
): Promise<void> {
  const [{ withStore }, { listApps, ownAppOf, setAllowed, redirectProblem }] = await Promise.all([
    import('../database.ts'),
    import('@shopwright/server/identity/index'),
  ]);
  const { url } = values;
  const why = allowed ? redirectProblem(url) : undefined;
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
          ? `This store has several apps. Choose one with --app:\n${apps.map(({ name, clientId }) => `  ${clientId}  ${name}`).join('\n')}`
          : `No app has the client ID ${values.app}. Run "shopwright apps list" to see the apps.`,
      );
    const registered = [...meant.redirects, ...meant.origins];
    if (!allowed && !registered.includes(url) && !registered.includes(URL.parse(url)?.origin ?? ''))
      throw new Refusal(
        `"${url}" is not an allowed URL of ${meant.name}. Run "shopwright apps list" to see the allowed URLs.`,
      );
    return setAllowed(db, { siteId: site.siteId, clientId: meant.clientId, url, allowed });
  });
  if (!app) throw new Refusal('The app was deleted while this command was running.');
  const { clientId, name, redirects, origins } = app;
  terminal.answer({ json: { clientId, name, redirects, origins }, text: describeApp(app) });
}

/** The owner's app if there is one besides the store's own, otherwise the store's own. */
function onlyOne<App>(apps: readonly App[], own: App | undefined): App | undefined {
  const others = apps.filter((app) => app !== own);
  return others.length > 1 ? undefined : (others[0] ?? own);
}
