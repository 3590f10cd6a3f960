import type { MemberRow } from '../../accounts/rules/member-row.ts';

/** What is left to do before a member is in. The first thing that is missing is the next step. */
export type SignInStep =
  | 'blocked'
  | 'verify-email'
  | 'owner-approval'
  /** Waited for something the store no longer asks: becomes a member now. */
  | 'promote'
  | 'second-factor'
  | 'success';

export interface SignInState {
  readonly member: Pick<MemberRow, 'status' | 'awaitsApproval' | 'loginEmailVerified'>;
  readonly policy: {
    readonly emailVerification: boolean;
    readonly secondFactor: 'OFF' | 'OPTIONAL' | 'REQUIRED';
  };
  readonly hasFactor: boolean;
  /** A factor from before a proof of the address was required: the member proves it at the next sign-in. */
  readonly hasUnprovedFactor: boolean;
  /** A factor was proved in this sign-in, or the device is remembered. */
  readonly factorDone: boolean;
}

export function nextStep({
  member,
  policy,
  hasFactor,
  hasUnprovedFactor,
  factorDone,
}: SignInState): SignInStep {
  if (member.status !== 'APPROVED' && member.status !== 'PENDING') return 'blocked';
  if ((policy.emailVerification || hasUnprovedFactor) && !member.loginEmailVerified)
    return 'verify-email';
  if (member.status === 'PENDING') return member.awaitsApproval ? 'owner-approval' : 'promote';
  const needsFactor =
    policy.secondFactor === 'REQUIRED' || (policy.secondFactor === 'OPTIONAL' && hasFactor);
  return needsFactor && !factorDone ? 'second-factor' : 'success';
}
