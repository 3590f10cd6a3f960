import { defineCommand } from '../command.ts';

const purposes = ['token', 'webhook'] as const;

export const keysRotate = defineCommand({
  words: ['keys', 'rotate'],
  summary: 'Sign with a new key from now on, without logging anyone out',
  about:
    'What the old key has signed stays good until it expires by itself. Every running server takes the new key within seconds.',
  options: {
    purpose: {
      kind: 'text',
      hint: 'token|webhook',
      choices: purposes,
      help: 'Which key: the one that signs tokens (default), or the one that signs webhooks, whose receivers then need the new public key',
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
    terminal.answer({ json: { keyId, purpose }, text: `The new ${purpose} key is ${keyId}.` });
  },
});
