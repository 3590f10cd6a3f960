import {
  everyPermission,
  permissions as permissionCatalog,
} from '@shopwright/contract/permissions';
import { suggest } from '@shopwright/server/kernel/suggest';
import { Refusal } from './refusal.ts';

/** The permissions of `--permissions a,b` and `--all`. Full access requires `--all`. */
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
  if (all && named.length > 0) throw new Refusal('Use either --all or --permissions, not both.');
  if (all) return [everyPermission];
  if (named.length === 0)
    throw new Refusal(
      `Choose permissions with --permissions ID,ID, or give full access with --all. Available permissions:\n\n${permissionList()}\n`,
    );
  for (const id of named) {
    if (id === everyPermission) throw new Refusal('Use --all for full access.');
    if (Object.hasOwn(permissionCatalog, id)) continue;
    // A mistyped permission would make credentials that silently lack it.
    const meant = suggest(id.toUpperCase(), Object.keys(permissionCatalog));
    throw new Refusal(
      meant === undefined
        ? `Unknown permission "${id}". Available permissions:\n\n${permissionList()}\n`
        : `Unknown permission "${id}". Did you mean ${meant}?`,
    );
  }
  return named;
}

/** All permissions with their descriptions, one per line. */
function permissionList(): string {
  const width = Math.max(...Object.keys(permissionCatalog).map((id) => id.length));
  return Object.entries(permissionCatalog)
    .map(([id, description]) => `  ${id.padEnd(width)}  ${description}`)
    .join('\n');
}
