/** The owner may do everything, a collaborator what the owner allowed. */
export const permissionsOf = ({
  role,
  permissions,
}: {
  readonly role: 'owner' | 'collaborator';
  readonly permissions: readonly string[];
}): ReadonlySet<string> => new Set(role === 'owner' ? ['*'] : permissions);
