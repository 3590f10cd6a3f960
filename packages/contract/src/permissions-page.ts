import type { Call } from './call.ts';
import { eventPermissions } from './event-permissions.ts';
import { permissions } from './permissions.ts';
import { builtInRoles } from './staff-roles.ts';

/** The page docs/api/permissions.md: what each permission allows, and its calls. */
export function permissionsPage(calls: readonly Call[]): string {
  const rows = Object.entries(permissions).map(([id, description]) => {
    const opened = calls.filter((call) => call.permission === id).map((call) => `\`${call.name}\``);
    return `| \`${id}\` | ${description} | ${opened.join(', ')} |`;
  });
  return [
    '# Permissions',
    '',
    'The owner may do everything. An app, an API key and a collaborator may do what their permissions allow; `*` stands for all of them.',
    'Without the permission of a call, they are refused where the call is for the shop or for members, and elsewhere treated like',
    "a visitor who owns nothing: the catalog can be read, without hidden products and costs; another person's object answers like a",
    'missing one. A visitor or member whose request also carries a key is the shop in the areas of that key only.',
    '',
    'Give each program the fewest permissions it needs. Nobody can create, change or remove an app, a key or a collaborator with',
    'more permissions than their own. A key that expires creates keys and apps that end with it at the latest, adds no collaborator, and',
    'gives no further rights to credentials that last longer.',
    '',
    '```sh',
    'shopwright keys create --name Reports --permissions ECOM.READ_ORDERS,WIX_STORES.READ_PRODUCTS --expires 90d',
    'shopwright keys list',
    'shopwright keys revoke 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c',
    'shopwright apps create --name Warehouse --kind app --permissions ECOM.READ_ORDERS,ECOM.MODIFY_FULFILLMENTS',
    '```',
    '',
    'A revoked key is refused by every server process within five seconds.',
    '',
    '| Permission | Allows to | Calls |',
    '|---|---|---|',
    ...rows,
    '',
    '## Roles',
    '',
    'A collaborator has roles: sets of permissions. Every store has these, and adds its own with `staff.createRole`. The owner may do',
    'everything and has no list.',
    '',
    '| Role | For | Permissions |',
    '|---|---|---|',
    ...roleRows(),
    '',
    '## Events',
    '',
    "A webhook carries the data of its events to an address of the caller's choice. Subscribing to an event, listing its deliveries",
    'and replaying one therefore need the permission that reads the same data, as well as `SHOPWRIGHT.MANAGE_WEBHOOKS`. Deliveries of',
    'other events are left out of the list and cannot be replayed.',
    '',
    'A webhook belongs to the store. It stays when its creator loses a permission or is removed; the owner deletes it with',
    '`shopwright webhooks delete`.',
    '',
    '| Permission | Events |',
    '|---|---|',
    ...eventRows(),
    '',
  ].join('\n');
}

const roleRows = (): string[] =>
  builtInRoles.map(
    ({ id, description, permissions: held }) =>
      `| \`${id}\` | ${description} | ${held.map((permission) => `\`${permission}\``).join(', ')} |`,
  );

function eventRows(): string[] {
  const events = Object.entries(eventPermissions);
  return Object.keys(permissions).flatMap((id) => {
    const readable = events
      .filter(([, permission]) => permission === id)
      .map(([event]) => `\`${event}\``);
    return readable.length > 0 ? [`| \`${id}\` | ${readable.join(', ')} |`] : [];
  });
}
