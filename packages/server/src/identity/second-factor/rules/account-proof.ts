/** Which proof a signed-in member must show before the account can be opened in another way. */

export type ProofKind = 'password' | 'factor' | 'mailbox';

export interface AccountState {
  readonly hasPassword: boolean;
  /** An active factor that is not the mailbox itself. */
  readonly hasFactor: boolean;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
}

/** The mailbox alone must never weaken a second factor, and never replaces a password that is stored. */
export const provesAccount = ({ hasPassword, hasFactor }: AccountState, kind: ProofKind): boolean =>
  kind === 'factor' || (kind === 'password' ? hasPassword : !hasPassword && !hasFactor);

/** What the member can send, for the answer to a call that came without a proof. */
export const proofMethods = (state: AccountState): string[] => [
  ...(provesAccount(state, 'password') ? ['PASSWORD'] : []),
  ...(state.hasAuthenticator ? ['TOTP'] : []),
  ...(state.hasPasskey ? ['WEBAUTHN'] : []),
  // Stryker disable next-line StringLiteral: what is neither a factor nor the password is the mailbox
  ...(provesAccount(state, 'mailbox') ? ['EMAIL'] : []),
];
