import { everyPermission, permissions as known } from '@shopwright/contract/permissions';
import { suggest } from '@shopwright/server/kernel/suggest';
import { Refusal } from './refusal.ts';

/** What `--permissions a,b` and `--all` give. Full rights are given only when asked for by name. */
export function readPermissions({
  permissions,
  all,
}: {
  readonly permissions: readonly string[];
  readonly all: boolean;
}): readonly string[] {
  const named = [
    ...new Set(
      permissions
        .flatMap((text) => text.split(','))
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    ),
  ];
  if (all && named.length > 0) throw new Refusal('--all and --permissions exclude each other.');
  if (all) return [everyPermission];
  if (named.length === 0)
    throw new Refusal(
      `Say what it may do: --permissions ID,ID, or --all for full rights. The permissions are:\n\n${permissionList()}\n`,
    );
  for (const id of named) {
    if (id === everyPermission) throw new Refusal('For full rights, say --all.');
    if (Object.hasOwn(known, id)) continue;
    // A mistyped permission would make credentials that silently lack it.
    const meant = suggest(id.toUpperCase(), Object.keys(known));
    throw new Refusal(
      meant === undefined
        ? `There is no permission "${id}". The permissions are:\n\n${permissionList()}\n`
        : `There is no permission "${id}". Did you mean ${meant}?`,
    );
  }
  return named;
}

/** Every permission with what it allows, one line each. */
function permissionList(): string {
  const width = Math.max(...Object.keys(known).map((id) => id.length));
  return Object.entries(known)
    .map(([id, description]) => `  ${id.padEnd(width)}  ${description}`)
    .join('\n');
}
