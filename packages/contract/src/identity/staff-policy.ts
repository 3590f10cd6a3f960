import { service } from '../call.ts';
import { boolean, message, required, type Static } from '../field.ts';

/** The sign-in policy for staff. Not in the provider's API. */
const call = service([]);
const access = { who: 'merchant', permission: 'SHOPWRIGHT.MANAGE_STAFF' } as const;

export const StaffPolicy = message('StaffPolicy', { requireSecondFactor: boolean() });
export type StaffPolicy = Static<typeof StaffPolicy>;

export const getStaffPolicy = call({
  name: 'staff.getPolicy',
  method: 'GET',
  path: '/v1/staff/policy',
  ...access,
  request: message('StaffGetPolicyRequest', {}),
  answer: message('StaffGetPolicyAnswer', { policy: StaffPolicy }),
});

export const changeStaffPolicy = call({
  name: 'staff.changePolicy',
  method: 'PATCH',
  path: '/v1/staff/policy',
  ...access,
  request: message('StaffChangePolicyRequest', { requireSecondFactor: required(boolean()) }),
  answer: message('StaffChangePolicyAnswer', { policy: StaffPolicy }),
  errors: ['OWNER_REQUIRED'],
});
