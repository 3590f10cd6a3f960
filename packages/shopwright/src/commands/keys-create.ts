import { defineCommand } from '../command.ts';
import { readPermissions } from '../read-permissions.ts';
import { Refusal } from '../refusal.ts';

export const keysCreate = defineCommand({
  words: ['keys', 'create'],
  summary: 'Create an API key that acts for the shop',
  about:
    'A program sends the key in the Authorization header. The key is shown once and stored only as a hash. It may do what its permissions allow; without --permissions or --all, this command lists them.',
  options: {
    name: {
      kind: 'text',
      hint: 'NAME',
      required: true,
      help: 'What the key is for, such as "Nightly import"',
    },
    permissions: {
      kind: 'list',
      hint: 'ID,ID',
      help: 'What it may do, such as ECOM.READ_ORDERS,WIX_STORES.READ_PRODUCTS',
    },
    all: { kind: 'flag', help: 'Full rights: it may do everything, as the owner may' },
    expires: {
      kind: 'text',
      hint: 'DATE',
      help: 'When it stops working: a date such as 2027-06-30, or a number of days such as 90d (default: never)',
    },
  },
  examples: [
    'shopwright keys create --name Reports --permissions ECOM.READ_ORDERS,WIX_STORES.READ_PRODUCTS',
    'shopwright keys create --name "Nightly import" --permissions WIX_STORES.MODIFY_PRODUCTS --expires 90d',
    'shopwright keys create --name admin --all',
  ],
  async run({ values, terminal, config }) {
    const permissions = readPermissions(values);
    const expiresAt =
      values.expires === undefined ? null : readExpiration(values.expires, new Date());
    const [{ withStore }, { createApiKey }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);

    const { key, siteId } = await withStore(
      { terminal, config },
      async ({ db, site: { siteId } }) => ({
        siteId,
        key: await createApiKey(db, { siteId, name: values.name, permissions, expiresAt }),
      }),
    );
    const facts = [
      `  Site id      ${siteId}`,
      `  Permissions  ${permissions.join('\n               ')}`,
      ...(expiresAt ? [`  Expires      ${expiresAt.toISOString()}`] : []),
    ];
    terminal.answer({
      json: { key, siteId },
      text: `Key "${values.name}", shown only this once:\n\n  ${key}\n\n${facts.join('\n')}\n`,
    });
  },
});

/** `90d` from now, or the end of a day in UTC. */
export function readExpiration(text: string, now: Date): Date {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days !== undefined && Number(days) > 0)
    return new Date(now.getTime() + Number(days) * 86_400_000);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? new Date(`${text}T23:59:59Z`)
    : /^\d{4}-\d{2}-\d{2}T/.test(text)
      ? new Date(text)
      : undefined;
  if (
    date === undefined ||
    Number.isNaN(date.getTime()) ||
    (text.length === 10 && !date.toISOString().startsWith(text))
  ) {
    throw new Refusal(
      `--expires is "${text}"; it must be a date such as 2027-06-30, or a number of days such as 90d.`,
    );
  }
  if (date <= now) throw new Refusal(`--expires is "${text}", which is in the past.`);
  return date;
}
