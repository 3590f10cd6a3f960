import { isGuid } from '@shopwright/server/kernel/guid';
import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const keysRevoke = defineCommand({
  words: ['keys', 'revoke'],
  summary: 'Revoke an API key',
  about: 'Every server rejects the key within five seconds. A revoked key cannot be restored.',
  options: {
    id: {
      kind: 'argument',
      hint: 'ID',
      required: true,
      help: 'Key ID, from "shopwright keys list"',
    },
  },
  examples: ['shopwright keys revoke 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c'],
  async run({ values, terminal, config }) {
    if (!isGuid(values.id))
      throw new Refusal(`"${values.id}" is not a key ID.`, { hint: 'shopwright keys list' });
    const [{ withStore }, { revokeApiKey }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);
    const revoked = await withStore({ terminal, config }, ({ db, site }) =>
      revokeApiKey(db, site.siteId, values.id, new Date()),
    );
    if (!revoked)
      throw new Refusal(`No API key has the ID ${values.id}.`, {
        hint: 'shopwright keys list',
      });
    terminal.answer({ json: { revoked: values.id }, text: `Revoked the API key ${values.id}.` });
  },
});
