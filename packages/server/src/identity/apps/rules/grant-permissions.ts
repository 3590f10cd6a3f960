import { everyPermission, permissions as known, type FieldViolation } from '@shopwright/contract';
import { refuse, violation, type Refusal } from '../../../kernel/outcome.ts';
import { suggest } from '../../../kernel/suggest.ts';

/** Which permissions a caller may grant to an app, a key or a collaborator, and revoke. */

/** A caller cannot create, change or remove credentials with more permissions than their own. */
export function beyond(
  { permissions: own }: { readonly permissions: ReadonlySet<string> },
  permissions: readonly string[],
): Refusal | undefined {
  const more = own.has(everyPermission)
    ? undefined
    : permissions.find((permission) => !own.has(permission));
  return more === undefined
    ? undefined
    : refuse(
        'PERMISSION_DENIED',
        `You cannot grant the permission ${more}, because you do not have it.`,
      );
}

/**
 * Expiring credentials cannot create credentials that last longer, nor extend such credentials'
 * permissions: their holder would keep access that was meant to end.
 */
export function outliving(
  { expiresAt: own }: { readonly expiresAt?: Date },
  expiresAt: Date | null,
): Refusal | undefined {
  if (own === undefined || (expiresAt !== null && expiresAt <= own)) return undefined;
  return refuse(
    'PERMISSION_DENIED',
    `Your access expires at ${own.toISOString()}. Credentials that you create or grant permissions to must expire by then.`,
  );
}

/** Whether a change grants additional permissions. */
export const addsPermissions = (
  before: readonly string[],
  after: readonly string[] = [],
): boolean => after.some((permission) => !before.includes(permission));

/** A misspelled permission would silently grant nothing. */
export function unknownPermissions(
  field: string,
  permissions: readonly string[],
): FieldViolation[] {
  return permissions.flatMap((permission, index) => {
    if (permission === everyPermission || Object.hasOwn(known, permission)) return [];
    const meant = suggest(permission.toUpperCase(), Object.keys(known));
    return [
      violation(
        `${field}[${index}]`,
        'OTHER',
        `is not a permission${meant === undefined ? '' : `; did you mean ${meant}?`}`,
      ),
    ];
  });
}
