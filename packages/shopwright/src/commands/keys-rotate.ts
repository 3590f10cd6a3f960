import { defineCommand } from '../command.ts';

const purposes = ['token', 'webhook'] as const;

export const keysRotate = defineCommand({
  words: ['keys', 'rotate'],
  summary: 'Rotate a signing key without signing anyone out',
  about:
    'Tokens signed with the old key stay valid until they expire. Every running server uses the new key within seconds.',
  options: {
    purpose: {
      kind: 'text',
      hint: 'token|webhook',
      choices: purposes,
      help: 'Key to rotate: token (default), or webhook, whose receivers then need the new public key',
    },
  },
  examples: ['shopwright keys rotate'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { rotateKey }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);
    const purpose = values.purpose ?? 'token';
    const keyId = await withStore({ terminal, config }, ({ db, site }) =>
      rotateKey(db, site.siteId, purpose, () => new Date()),
    );
    terminal.answer({
      json: { keyId, purpose },
      text: `Created the ${purpose} signing key ${keyId}.`,
    });
  },
});
