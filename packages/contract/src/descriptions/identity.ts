import { audit } from './identity/audit.ts';
import { authentication } from './identity/authentication.ts';
import { identityTexts } from './identity/identity.ts';
import { myAccount } from './identity/my-account.ts';
import { staffRecovery } from './identity/staff-recovery.ts';
import { staff } from './identity/staff.ts';
import type { Descriptions } from './table.ts';

export const identity: Descriptions = {
  ...audit,
  ...authentication,
  ...identityTexts,
  ...myAccount,
  ...staff,
  ...staffRecovery,
};
