import { sealContext, type Tx } from '../../db/index.ts';
import type { Vault } from '../../kernel/vault.ts';
import { hashRecoveryCode, newRecoveryCodes, totpStep } from '../second-factor/factors.ts';
import {
  listStaffFactors,
  takeStaffRecoveryCode,
  takeStaffTimeStep,
  replaceStaffRecoveryCodes,
  type StaffFactorRow,
} from './store/staff-credentials.ts';
import type { StaffRow } from './store/staff.ts';
import { deleteStaffSessions } from './store/staff-sessions.ts';

/** The row that the secret of a staff member's authenticator app is bound to. */
export const staffFactorSecretOf = (siteId: string, factorId: string): string =>
  sealContext('staffFactor', siteId, factorId);

export async function staffTotpMatches(
  tx: Tx,
  vault: Vault,
  siteId: string,
  { factorId, secret }: StaffFactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (secret === null) return false;
  const step = totpStep(
    vault,
    { secret, sealedFor: staffFactorSecretOf(siteId, factorId) },
    code,
    now,
  );
  return step !== undefined && takeStaffTimeStep(tx, siteId, factorId, step);
}

/** A code of an active authenticator app, or one of the recovery codes. Each counts once. */
export async function staffCodeMatches(
  tx: Tx,
  vault: Vault,
  siteId: string,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const given = code.replaceAll(/\s/g, '');
  const active = (await listStaffFactors(tx, siteId, staffId)).filter(
    ({ status }) => status === 'ACTIVE',
  );
  if (active.length === 0) return false;
  for (const factor of active)
    if (await staffTotpMatches(tx, vault, siteId, factor, given, now)) return true;
  return takeStaffRecoveryCode(tx, siteId, staffId, hashRecoveryCode(given), now);
}

export async function makeRecoveryCodes(
  tx: Tx,
  { siteId, staffId }: Pick<StaffRow, 'siteId' | 'staffId'>,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceStaffRecoveryCodes(tx, siteId, staffId, codes.map(hashRecoveryCode));
  return codes;
}

/**
 * Completes the first second factor of an account, whose row is locked. Every other session was
 * opened with the password alone, perhaps by a person who stole it, so all of them end.
 */
export async function completeFirstFactor(
  tx: Tx,
  staff: Pick<StaffRow, 'siteId' | 'staffId'>,
  sessionId: string | undefined,
): Promise<string[]> {
  await deleteStaffSessions(tx, staff.siteId, staff.staffId, sessionId ?? null);
  return makeRecoveryCodes(tx, staff);
}
