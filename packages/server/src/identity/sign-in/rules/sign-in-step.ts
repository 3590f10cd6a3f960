import type { MemberRow } from '../../accounts/rules/member-row.ts';

/** The next step of a sign-in: the first requirement that is not met. */
export type SignInStep =
  | 'blocked'
  | 'verify-email'
  | 'owner-approval'
  /** The store no longer requires what the member waited for: approved now. */
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
  /**
   * A factor that was enrolled before the address was verified: the member verifies it at the next
   * sign-in.
   */
  readonly hasUnprovedFactor: boolean;
  /** A factor was verified in this sign-in, or the device is remembered. */
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
