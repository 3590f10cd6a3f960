interface Named {
  readonly profile: { readonly nickname?: string | null | undefined };
  readonly contact: {
    readonly firstName?: string | null | undefined;
    readonly lastName?: string | null | undefined;
  };
  readonly loginEmail: string | null;
}

/** How staff recognize a member: by nickname, name or address. */
export const displayName = ({ profile, contact, loginEmail }: Named): string =>
  profile.nickname ||
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') ||
  loginEmail ||
  '';
