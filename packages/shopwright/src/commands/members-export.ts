import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const membersExport = defineCommand({
  words: ['members', 'export'],
  summary: 'Export the personal data of a customer as JSON',
  about:
    'Answers a request for access to personal data: account, sign-ins, carts, orders, messages and more. Verify that the address belongs to the customer before you send them the file.',
  options: {
    email: {
      kind: 'text',
      hint: 'ADDRESS',
      required: true,
      help: 'Email address of the member or guest',
    },
  },
  examples: ['shopwright members export --email ada@example.com > ada.json'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { hasNoData, privacyOf }, { exportPersonalData }] = await Promise.all([
      import('../database.ts'),
      import('../privacy.ts'),
      import('@shopwright/server/members/index'),
    ]);
    const data = await withStore({ terminal, config }, ({ db, site }) =>
      exportPersonalData(privacyOf({ db, site, config: config() }), site.siteId, {
        email: values.email,
      }),
    );
    if (!data || hasNoData(data))
      throw new Refusal(`The store has no personal data of ${values.email}.`);
    terminal.answer({ json: data, text: JSON.stringify(data, null, 2) });
  },
});
