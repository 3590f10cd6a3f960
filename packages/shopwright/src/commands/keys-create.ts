import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { suggest } from '../suggest.ts';

export const keysCreate = defineCommand({
  words: ['keys', 'create'],
  summary: 'Make an API key that acts for the owner',
  about: 'A program sends the key in the Authorization header. The key is shown once and kept only as a hash.',
  options: {
    name: { kind: 'text', hint: 'NAME', required: true, help: 'What the key is for, such as "Nightly import"' },
    scope: { kind: 'list', hint: 'SCOPE', help: 'What it may do, such as WIX_STORES.MODIFY_PRODUCTS (default: everything)' },
  },
  examples: ['shopwright keys create --name "Nightly import"', 'shopwright keys create --name Reports --scope ECOM.READ_ORDERS --scope WIX_STORES.READ_PRODUCTS'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { createApiKey }, { calls }] = await Promise.all([
      import('../database.ts'), import('@shopwright/server/identity/index'), import('@shopwright/contract'),
    ]);
    refuseUnknown(values.scope, [...new Set(calls.flatMap((call) => call.permission ?? []))]);

    const permissions = values.scope.length === 0 ? ['*'] : values.scope;
    const key = await withStore({ terminal, config }, ({ db, site }) => createApiKey(db, { siteId: site.siteId, name: values.name, permissions }));
    terminal.answer({ json: { key }, text: `Key "${values.name}", shown only this once:\n\n  ${key}\n` });
  },
});

/** A mistyped scope would make a key that is silently good for nothing. */
function refuseUnknown(scopes: readonly string[], known: readonly string[]): void {
  for (const scope of scopes) {
    if (scope === '*' || known.includes(scope)) continue;
    const meant = suggest(scope.toUpperCase(), known);
    throw new Refusal(`There is no scope "${scope}".${meant === undefined ? ` The scopes are: ${known.toSorted().join(', ')}.` : ` Did you mean ${meant}?`}`);
  }
}
