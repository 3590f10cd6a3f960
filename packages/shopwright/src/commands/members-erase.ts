import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const membersErase = defineCommand({
  words: ['members', 'erase'],
  summary: 'Forget a person: the account goes, orders stay for the books without the person',
  about:
    'Cannot be undone. Account, carts, messages and requests are deleted; orders, tickets and used discounts stay, with nothing that leads to the person. ' +
    'Events that were told already are forgotten with the outbox, after its days. It is refused while a payment is under way or a subscription goes on.',
  options: {
    email: {
      kind: 'text',
      hint: 'ADDRESS',
      required: true,
      help: "The person's e-mail address; a member or not",
    },
    'dry-run': { kind: 'flag', help: 'Show what would be erased and change nothing' },
    yes: { kind: 'flag', help: 'Erase without asking, for scripts' },
  },
  examples: [
    'shopwright members erase --email ada@example.com --dry-run',
    'shopwright members erase --email ada@example.com',
    'shopwright members erase --email ada@example.com --yes --json',
  ],
  async run({ values, terminal, config }) {
    const { email } = values;
    const asks = !values.yes && !values['dry-run'];
    if (asks && !process.stdin.isTTY)
      throw new Refusal(
        'Erasing a person cannot be undone: add --yes to erase without being asked, or --dry-run to see what would be erased.',
      );
    const [
      { withStore },
      { countParts, isNobody, privacyOf },
      { checkErasure, erasePerson, exportPerson },
      { isRefusal },
      { confirmByTyping },
    ] = await Promise.all([
      import('../database.ts'),
      import('../privacy.ts'),
      import('@shopwright/server/members/index'),
      import('@shopwright/server/kernel/outcome'),
      import('../confirm.ts'),
    ]);
    await withStore({ terminal, config }, async ({ db, site }) => {
      const deps = privacyOf({ db, site, config: config() });
      const data = await exportPerson(deps, site.siteId, { email });
      if (!data || isNobody(data)) throw new Refusal(`The shop keeps nothing of ${email}.`);
      const refused = await checkErasure(deps, site.siteId, { email });
      if (refused) throw new Refusal(sentenceOf(refused));
      const parts = countParts(data);
      const summary = `The shop stores of ${email}:\n\n${Object.entries(parts)
        .map(([name, count]) => `  ${name.padEnd(24)} ${count}`)
        .join('\n')}\n`;
      if (values['dry-run'])
        return terminal.answer({
          json: { email, dryRun: true, parts },
          text: `${summary}\nNothing was erased.`,
        });
      if (asks) {
        terminal.note(
          `${summary}\nErasing it cannot be undone. Orders stay for the books, without the person.`,
        );
        if (!(await confirmByTyping(`Type ${email} to erase it: `, email)))
          throw new Refusal('That is another address: nothing was erased.');
      }
      const erased = await erasePerson(deps, site.siteId, { email });
      if (isRefusal(erased)) throw new Refusal(sentenceOf(erased));
      const ordersKept = erased?.kept ?? 0;
      terminal.answer({
        json: { email, ordersKept },
        text: `${email} is forgotten.${ordersKept > 0 ? ` Orders that stay for the books, without the person: ${ordersKept}.` : ''}`,
      });
    });
  },
});

const sentenceOf = (refusal: object): string =>
  'description' in refusal && typeof refusal.description === 'string'
    ? refusal.description
    : 'This was refused.';
