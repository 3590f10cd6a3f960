import {
  allowUrl,
  changeApp,
  createApp,
  deleteApp,
  getStorefront,
  listApps,
  type OAuthApp as WireApp,
} from '@shopwright/contract/oauth/apps';
import type { FieldViolation } from '@shopwright/contract';
import { emptyAnswer, publicRoute, route, type Route } from '../../http/index.ts';
import { notFound, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { ownAppName, ownAppOf, registerApp } from './apps.ts';
import type { IdentityDeps } from '../deps.ts';
import { allow, disallow, originProblem, redirectProblem } from './rules/app-addresses.ts';
import {
  addsPermissions,
  beyond,
  outliving,
  unknownPermissions,
} from './rules/grant-permissions.ts';
import * as store from './store/apps.ts';

/** The OAuth clients of a store. The shell writes every change to the audit log. */

const MAX_APPS = 200;
const inUse = refuse('APP_IN_USE');
const noPermissions = violation(
  'app.permissions',
  'FIELD_NOT_ALLOWED',
  'are for an app with a secret; a storefront acts for its visitors',
);
export const idTaken = refuse('APP_ID_TAKEN');
const missing = notFound('No app has this client ID.');

export function appRoutes({
  db,
  clock,
  publicUrl,
}: Pick<IdentityDeps, 'db' | 'clock' | 'publicUrl'>): Route[] {
  return [
    publicRoute(getStorefront, async () => {
      const app = await store.findOwnApp(db, ownAppName);
      return app === undefined
        ? notFound('This server has no store yet.')
        : { ...app, mediaUrl: publicUrl };
    }),

    route(listApps, async ({ actor }) => ({
      apps: (await store.listApps(db, actor.siteId)).map(shown),
    })),

    route(createApp, async ({ request, actor }) => {
      const {
        name,
        kind = 'STOREFRONT',
        redirects = [],
        origins = [],
        permissions = [],
        clientId: requestedId,
      } = request.app;
      const bad = [
        ...violations({ redirects, origins }),
        ...unknownPermissions('app.permissions', permissions),
      ];
      if (kind === 'STOREFRONT' && permissions.length > 0) bad.push(noPermissions);
      if (bad.length > 0) return refuseFields(...bad);
      const refused = beyond(actor, permissions);
      if (refused) return refused;
      return db.tx(async (tx) => {
        const apps = await store.listApps(tx, actor.siteId);
        if (apps.length >= MAX_APPS) return refuse('TOO_MANY_APPS', { max: MAX_APPS });
        const made = await registerApp(tx, {
          siteId: actor.siteId,
          name,
          clientId: requestedId,
          kind: kind === 'APP' ? 'app' : 'storefront',
          redirects,
          origins: asOrigins(origins),
          permissions,
          expiresAt: actor.expiresAt ?? null,
        });
        if (!made) return idTaken;
        const app = await store.lockApp(tx, actor.siteId, made.clientId);
        return app
          ? {
              app: shown(app),
              ...(made.clientSecret === undefined ? {} : { clientSecret: made.clientSecret }),
            }
          : missing;
      });
    }),

    route(changeApp, async ({ request, actor }) => {
      const { name, redirects, origins, permissions } = request.app;
      const bad = [
        ...violations(request.app),
        ...unknownPermissions('app.permissions', permissions ?? []),
      ];
      if (bad.length > 0) return refuseFields(...bad);
      return db.tx(async (tx) => {
        const before = await store.lockApp(tx, actor.siteId, request.clientId);
        if (!before) return missing;
        const refused =
          beyond(actor, [...before.permissions, ...(permissions ?? [])]) ??
          (addsPermissions(before.permissions, permissions)
            ? outliving(actor, before.expiresAt)
            : undefined);
        if (refused) return refused;
        if (before.kind === 'storefront' && (permissions ?? []).length > 0)
          return refuseFields(noPermissions);
        if (
          name !== undefined &&
          ownAppOf(await store.listApps(tx, actor.siteId))?.clientId === request.clientId
        )
          return inUse;
        const app = await store.updateApp(tx, actor.siteId, request.clientId, {
          name,
          redirects,
          origins: origins && asOrigins(origins),
          permissions,
        });
        return app ? { app: shown(app) } : missing;
      });
    }),

    route(allowUrl, async ({ request, actor }) => {
      const { clientId, url, allowed = true } = request;
      const why = allowed ? redirectProblem(url) : undefined;
      if (why !== undefined)
        return refuseFields(violation('url', 'FORMAT', why, { type: 'WEB_URL' }));
      const before = (await store.listApps(db, actor.siteId)).find(
        (one) => one.clientId === clientId,
      );
      if (!before) return missing;
      const refused = beyond(actor, before.permissions);
      if (refused) return refused;
      const app = await setAllowed(db, { siteId: actor.siteId, clientId, url, allowed });
      return app ? { app: shown(app) } : missing;
    }),

    route(deleteApp, async ({ request, actor }) => {
      const apps = await store.listApps(db, actor.siteId);
      const app = apps.find(({ clientId }) => clientId === request.clientId);
      if (!app) return missing;
      if (app === ownAppOf(apps)) return inUse;
      const refused = beyond(actor, app.permissions);
      if (refused) return refused;
      await store.revokeApp(db, actor.siteId, app.clientId, clock());
      return emptyAnswer;
    }),
  ];
}

/** Adds a URL to the allowed URLs of an app, or removes it. Undefined if the app does not exist. */
export async function setAllowed(
  db: IdentityDeps['db'],
  {
    siteId,
    clientId,
    url,
    allowed,
  }: { siteId: string; clientId: string; url: string; allowed: boolean },
): Promise<store.ListedApp | undefined> {
  return db.tx(async (tx) => {
    const app = await store.lockApp(tx, siteId, clientId);
    return (
      app && store.updateApp(tx, siteId, clientId, allowed ? allow(app, url) : disallow(app, url))
    );
  });
}

const asOrigins = (origins: readonly string[]): string[] => [
  ...new Set(origins.map((origin) => new URL(origin).origin)),
];

function violations({
  redirects = [],
  origins = [],
}: {
  redirects?: readonly string[];
  origins?: readonly string[];
}): FieldViolation[] {
  const check = (
    field: string,
    list: readonly string[],
    why: (text: string) => string | undefined,
  ) =>
    list.flatMap((text, index) => {
      const reason = why(text);
      return reason === undefined
        ? []
        : [violation(`app.${field}[${index}]`, 'FORMAT', reason, { type: 'WEB_URL' })];
    });
  return [
    ...check('redirects', redirects, redirectProblem),
    ...check('origins', origins, originProblem),
  ];
}

function shown({
  clientId,
  name,
  kind,
  redirects,
  origins,
  permissions,
  expiresAt,
  createdAt,
}: store.ListedApp): WireApp {
  return {
    clientId,
    name,
    kind: kind === 'app' ? 'APP' : 'STOREFRONT',
    redirects: [...redirects],
    origins: [...origins],
    permissions: [...permissions],
    expirationDate: expiresAt?.toISOString() ?? null,
    createdDate: createdAt.toISOString(),
  };
}
