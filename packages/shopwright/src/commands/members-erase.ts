import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const membersErase = defineCommand({
  words: ['members', 'erase'],
  summary: 'Erase the personal data of a customer',
  about:
    'This cannot be undone. Deletes the account, carts, messages and requests. Orders, tickets and redeemed discounts are kept for accounting, without personal data. ' +
    'Published events are deleted when the retention time of the outbox ends. Fails while the customer has a pending payment or an active subscription.',
  options: {
    email: {
      kind: 'text',
      hint: 'ADDRESS',
      required: true,
      help: 'Email address of the member or guest',
    },
    'dry-run': { kind: 'flag', help: 'Show what would be erased without erasing it' },
    yes: { kind: 'flag', help: 'Erase without asking for confirmation' },
  },
  examples: [
    'shopwright members erase --email ada@example.com --dry-run',
    'shopwright members erase --email ada@example.com',
    'shopwright members erase --email ada@example.com --yes --json',
  ],
  async run({ values, terminal, config }) {
    const { email } = values;
    const needsConfirmation = !values.yes && !values['dry-run'];
    if (needsConfirmation && !process.stdin.isTTY)
      throw new Refusal(
        'Erasing personal data cannot be undone. Add --yes to confirm, or --dry-run to see what would be erased.',
      );
    const [
      { withStore },
      { countParts, hasNoData, privacyOf },
      { checkErasure, erasePersonalData, exportPersonalData },
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
      const data = await exportPersonalData(deps, site.siteId, { email });
      if (!data || hasNoData(data))
        throw new Refusal(`The store has no personal data of ${email}.`);
      const refused = await checkErasure(deps, site.siteId, { email });
      if (refused) throw new Refusal(sentenceOf(refused));
      const parts = countParts(data);
      const summary = `Personal data of ${email}:\n\n${Object.entries(parts)
        .map(([name, count]) => `  ${name.padEnd(24)} ${count}`)
        .join('\n')}\n`;
      if (values['dry-run'])
        return terminal.answer({
          json: { email, dryRun: true, parts },
          text: `${summary}\nNothing was erased.`,
        });
      if (needsConfirmation) {
        terminal.note(
          `${summary}\nErasing it cannot be undone. Orders are kept for accounting, without personal data.`,
        );
        if (!(await confirmByTyping(`Type ${email} to confirm: `, email)))
          throw new Refusal('The address does not match. Nothing was erased.');
      }
      const erased = await erasePersonalData(deps, site.siteId, { email });
      if (isRefusal(erased)) throw new Refusal(sentenceOf(erased));
      const retainedOrders = erased?.retained ?? 0;
      terminal.answer({
        json: { email, ordersKept: retainedOrders },
        text: `Erased the personal data of ${email}.${retainedOrders > 0 ? ` Orders kept for accounting, without personal data: ${retainedOrders}.` : ''}`,
      });
    });
  },
});

const sentenceOf = (refusal: object): string =>
  'description' in refusal && typeof refusal.description === 'string'
    ? refusal.description
    : 'The operation was refused.';
