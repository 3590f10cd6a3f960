import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const membersExport = defineCommand({
  words: ['members', 'export'],
  summary: 'Write down everything the shop keeps of a person',
  about:
    'For whoever asks what is known of them: account, sign-ins, carts, orders, messages and the rest, as JSON. Make sure that the address is theirs before you send it.',
  options: {
    email: {
      kind: 'text',
      hint: 'ADDRESS',
      required: true,
      help: "The person's e-mail address; a member or not",
    },
  },
  examples: ['shopwright members export --email ada@example.com > ada.json'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { isNobody, privacyOf }, { exportPerson }] = await Promise.all([
      import('../database.ts'),
      import('../privacy.ts'),
      import('@shopwright/server/members/index'),
    ]);
    const data = await withStore({ terminal, config }, ({ db, site }) =>
      exportPerson(privacyOf({ db, site, config: config() }), site.siteId, { email: values.email }),
    );
    if (!data || isNobody(data)) throw new Refusal(`The shop keeps nothing of ${values.email}.`);
    terminal.answer({ json: data, text: JSON.stringify(data, null, 2) });
  },
});
