import type { ProofMethods } from './proof.tsx';

interface MyFactors {
  readonly hasPassword?: boolean;
  readonly factors?: readonly { readonly type?: string; readonly status?: string }[];
}

/** How a member with these factors can confirm a change. */
export const availableProofMethods = ({
  hasPassword = false,
  factors = [],
}: MyFactors): ProofMethods => ({
  hasPassword,
  hasAuthenticator: factors.some(({ type, status }) => type === 'TOTP' && status === 'ACTIVE'),
});
