import { describe, expect, it } from 'vitest';
import { nextStep, type SignInState, type SignInStep } from './sign-in-step.ts';

/**
 * C10: every state of a member under every policy leads to exactly one step, and only complete
 * sign-ins succeed.
 */

const statuses = ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const;
const booleans = [false, true];
const all: SignInState[] = statuses.flatMap((status) =>
  booleans.flatMap((awaitsApproval) =>
    booleans.flatMap((loginEmailVerified) =>
      booleans.flatMap((emailVerification) =>
        (['OFF', 'OPTIONAL', 'REQUIRED'] as const).flatMap((secondFactor) =>
          booleans.flatMap((hasFactor) =>
            booleans.flatMap((hasUnprovedFactor) =>
              booleans.map((factorDone) => ({
                member: { status, awaitsApproval, loginEmailVerified },
                policy: { emailVerification, secondFactor },
                hasFactor,
                hasUnprovedFactor,
                factorDone,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

const cases = (step: SignInStep) => all.filter((state) => nextStep(state) === step);

describe('all 960 states', () => {
  it('sign in only approved members with the required verification and factor', () => {
    for (const { member, policy, hasFactor, hasUnprovedFactor, factorDone } of cases('success')) {
      expect(member.status).toBe('APPROVED');
      if (policy.emailVerification || hasUnprovedFactor)
        expect(member.loginEmailVerified).toBe(true);
      if (policy.secondFactor === 'REQUIRED' || (policy.secondFactor === 'OPTIONAL' && hasFactor))
        expect(factorDone).toBe(true);
    }
  });

  it('stop blocked, offline and unknown members first', () => {
    expect(cases('blocked')).toHaveLength((all.length * 3) / 5);
  });

  it('keep pending members waiting, and approve those who wait for nothing', () => {
    expect(
      cases('owner-approval').every(
        ({ member }) => member.status === 'PENDING' && member.awaitsApproval,
      ),
    ).toBe(true);
    expect(
      cases('promote').every(({ member }) => member.status === 'PENDING' && !member.awaitsApproval),
    ).toBe(true);
  });

  it('require nothing that is already provided', () => {
    for (const { member, policy, hasFactor, hasUnprovedFactor, factorDone } of all) {
      const state = { member, policy, hasFactor, hasUnprovedFactor, factorDone };
      const mayEnter = member.status === 'APPROVED' || member.status === 'PENDING';
      const mustVerify =
        mayEnter && !member.loginEmailVerified && (policy.emailVerification || hasUnprovedFactor);
      const mustProve =
        member.status === 'APPROVED' &&
        !mustVerify &&
        !factorDone &&
        { OFF: false, OPTIONAL: hasFactor, REQUIRED: true }[policy.secondFactor];
      expect(nextStep(state) === 'verify-email', JSON.stringify(state)).toBe(mustVerify);
      expect(nextStep(state) === 'second-factor', JSON.stringify(state)).toBe(mustProve);
      expect(nextStep(state) === 'success', JSON.stringify(state)).toBe(
        member.status === 'APPROVED' && !mustVerify && !mustProve,
      );
    }
  });

  it('have one step each', () => {
    expect(
      cases('blocked').length +
        cases('verify-email').length +
        cases('owner-approval').length +
        cases('promote').length +
        cases('second-factor').length +
        cases('success').length,
    ).toBe(960);
  });
});
