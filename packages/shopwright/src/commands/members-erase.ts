import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const membersErase = defineCommand({
  words: ['members', 'erase'],
  summary: 'Forget a person: the account goes, orders stay for the books without the person',
  about: 'Cannot be undone. Account, carts, messages and requests are deleted; orders, tickets and used discounts stay, with nothing that leads to the person. '
    + 'Events that were told already are forgotten with the outbox, after its days. It is refused while a payment is under way or a subscription goes on.',
  options: {
    email: { kind: 'text', hint: 'ADDRESS', required: true, help: 'The person\'s e-mail address; a member or not' },
  },
  examples: ['shopwright members erase --email ada@example.com'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { isNobody, privacyOf }, { erasePerson, exportPerson }, { isRefusal }] = await Promise.all([
      import('../database.ts'), import('../privacy.ts'), import('@shopwright/server/members/index'), import('@shopwright/server/kernel/outcome'),
    ]);
    const { email } = values;
    const erased = await withStore({ terminal, config }, async ({ db, site }) => {
      const deps = privacyOf({ db, site, config: config() });
      const data = await exportPerson(deps, site.siteId, { email });
      if (!data || isNobody(data)) throw new Refusal(`The shop keeps nothing of ${email}.`);
      return erasePerson(deps, site.siteId, { email });
    });
    if (isRefusal(erased)) throw new Refusal('description' in erased ? erased.description : 'This was refused.');
    const ordersKept = erased?.kept ?? 0;
    terminal.answer({ json: { email, ordersKept }, text: `${email} is forgotten.${ordersKept > 0 ? ` Orders that stay for the books, without the person: ${ordersKept}.` : ''}` });
  },
});
