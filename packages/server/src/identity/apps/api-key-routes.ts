import {
  changeApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  type ApiKey as WireKey,
} from '@shopwright/contract/oauth/api-keys';
import type { FieldViolation } from '@shopwright/contract';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { notFound, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { issueApiKey } from './api-keys.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  addsPermissions,
  beyond,
  outliving,
  unknownPermissions,
} from './rules/grant-permissions.ts';
import * as store from './store/api-keys.ts';

/** The API keys of a store. Each change is written to the audit log by the shell. */

const MAX_API_KEYS = 200;
const missing = notFound('There is no API key with this id.');

export function apiKeyRoutes({ db, clock }: Pick<IdentityDeps, 'db' | 'clock'>): Route[] {
  const violations = ({
    permissions = [],
    expirationDate,
  }: {
    readonly permissions?: readonly string[];
    readonly expirationDate?: string | null;
  }): FieldViolation[] => [
    ...unknownPermissions('apiKey.permissions', permissions),
    ...(expirationDate && new Date(expirationDate) <= clock()
      ? [violation('apiKey.expirationDate', 'OTHER', 'must be in the future')]
      : []),
  ];

  return [
    route(listApiKeys, async ({ actor }) => ({
      apiKeys: (await store.listApiKeys(db, actor.siteId)).map(shown),
    })),

    route(
      createApiKey,
      async ({
        actor,
        request: {
          apiKey: { name, permissions, expirationDate },
        },
      }) => {
        const bad = violations({
          permissions,
          ...(expirationDate === undefined ? {} : { expirationDate }),
        });
        if (bad.length > 0) return refuseFields(...bad);
        // By default, the new key expires with the key that creates it.
        const expiresAt =
          expirationDate === undefined ? (actor.expiresAt ?? null) : asDate(expirationDate);
        const refused = beyond(actor, permissions) ?? outliving(actor, expiresAt);
        if (refused) return refused;
        if ((await store.listApiKeys(db, actor.siteId)).length >= MAX_API_KEYS)
          return refuse('TOO_MANY_API_KEYS', { max: MAX_API_KEYS });
        const { key, row } = await issueApiKey(db, {
          siteId: actor.siteId,
          name,
          permissions,
          expiresAt,
        });
        return { apiKey: shown(row), key };
      },
    ),

    route(changeApiKey, async ({ actor, request: { id, apiKey: change } }) => {
      const bad = violations(change);
      if (bad.length > 0) return refuseFields(...bad);
      return db.tx(async (tx) => {
        const before = await store.lockApiKey(tx, actor.siteId, id);
        if (!before) return missing;
        const { expirationDate } = change;
        const after = {
          ...before,
          name: change.name ?? before.name,
          permissions: change.permissions ?? before.permissions,
          expiresAt: expirationDate === undefined ? before.expiresAt : asDate(expirationDate),
        };
        const gives =
          expirationDate !== undefined || addsPermissions(before.permissions, change.permissions);
        const refused =
          beyond(actor, [...before.permissions, ...after.permissions]) ??
          (gives ? outliving(actor, after.expiresAt) : undefined);
        if (refused) return refused;
        await store.saveApiKey(tx, after);
        return { apiKey: shown(after) };
      });
    }),

    route(revokeApiKey, async ({ actor, request: { id } }) =>
      db.tx(async (tx) => {
        const key = await store.lockApiKey(tx, actor.siteId, id);
        if (!key) return missing;
        const refused = beyond(actor, key.permissions);
        if (refused) return refused;
        await store.revokeApiKey(tx, actor.siteId, id, clock());
        return emptyAnswer;
      }),
    ),
  ];
}

const asDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

function shown({
  keyId,
  name,
  permissions,
  expiresAt,
  createdAt,
  lastUsedAt,
}: store.ListedApiKey): WireKey {
  return {
    id: keyId,
    name,
    permissions: [...permissions],
    expirationDate: expiresAt?.toISOString() ?? null,
    createdDate: createdAt.toISOString(),
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
  };
}
