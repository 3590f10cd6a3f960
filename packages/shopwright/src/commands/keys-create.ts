import { defineCommand } from '../command.ts';
import { readPermissions } from '../read-permissions.ts';
import { Refusal } from '../refusal.ts';

export const keysCreate = defineCommand({
  words: ['keys', 'create'],
  summary: 'Create an API key',
  about:
    'Send the key in the Authorization header. It is shown once and stored only as a hash. Run the command without --permissions and --all to list the permissions.',
  options: {
    name: {
      kind: 'text',
      hint: 'NAME',
      required: true,
      help: 'Name of the key, such as "Nightly import"',
    },
    permissions: {
      kind: 'list',
      hint: 'ID,ID',
      help: 'Permissions of the key, such as ECOM.READ_ORDERS,WIX_STORES.READ_PRODUCTS',
    },
    all: { kind: 'flag', help: 'Give the key full access, like the owner' },
    expires: {
      kind: 'text',
      hint: 'DATE',
      help: 'Expiration: a date such as 2027-06-30 or a number of days such as 90d (default: never)',
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
      `  Site ID      ${siteId}`,
      `  Permissions  ${permissions.join('\n               ')}`,
      ...(expiresAt ? [`  Expires      ${expiresAt.toISOString()}`] : []),
    ];
    terminal.answer({
      json: { key, siteId },
      text: `Created the API key "${values.name}". It is shown only once:\n\n  ${key}\n\n${facts.join('\n')}\n`,
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
