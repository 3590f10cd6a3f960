import { everyPermission, permissions as known, type FieldViolation } from '@shopwright/contract';
import { refuse, violation, type Refusal } from '../../kernel/outcome.ts';
import { suggest } from '../../kernel/suggest.ts';

/** What a caller may give to an app, a key or a collaborator, and take from one. */

/** Nobody creates, changes or removes credentials with more rights than their own. */
export function beyond({ permissions: own }: { readonly permissions: ReadonlySet<string> }, permissions: readonly string[]): Refusal | undefined {
  const more = own.has(everyPermission) ? undefined : permissions.find((permission) => !own.has(permission));
  return more === undefined ? undefined : refuse(403, 'PERMISSION_DENIED', `You do not have the permission ${more} yourself.`);
}

/** A mistyped permission would make credentials that silently lack it. */
export function unknownPermissions(field: string, permissions: readonly string[]): FieldViolation[] {
  return permissions.flatMap((permission, index) => {
    if (permission === everyPermission || Object.hasOwn(known, permission)) return [];
    const meant = suggest(permission.toUpperCase(), Object.keys(known));
    return [violation(`${field}[${index}]`, 'OTHER', `is not a permission${meant === undefined ? '' : `; did you mean ${meant}?`}`)];
  });
}
