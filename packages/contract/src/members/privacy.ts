import { service } from '../call.ts';
import { integer, message, required, string, struct, timestamp } from '../field.ts';
import { AccountProof, proofErrors } from '../identity/account-proof.ts';

/** Not in the provider's API: export and erasure of personal data. */

const call = service(['/members', '/_api/members']);

export const exportMemberData = call({
  name: 'members.exportMemberData',
  method: 'POST',
  path: '/v1/members/{id}/export-data',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_PRIVACY',
  request: message('MembersExportMemberDataRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersExportMemberDataAnswer', {
    exportedDate: timestamp(),
    data: struct(),
  }),
});

export const exportMyData = call({
  name: 'members.exportMyData',
  method: 'POST',
  path: '/v1/members/my/export-data',
  who: 'member',
  request: message('MembersExportMyDataRequest', {
    password: string({ maxLength: 1000, secret: true }),
    proof: AccountProof,
  }),
  answer: message('MembersExportMyDataAnswer', {
    exportedDate: timestamp(),
    data: struct(),
  }),
  errors: [...proofErrors, 'TOO_MANY_REQUESTS'],
});

/**
 * Pages where members delete their account use this call, because the provider's `deleteMyMember`
 * requires no proof of identity.
 */
export const deleteMyAccount = call({
  name: 'members.deleteMyAccount',
  method: 'POST',
  path: '/v1/members/my/delete-account',
  who: 'member',
  request: message('MembersDeleteMyAccountRequest', {
    password: string({ maxLength: 1000, secret: true }),
    proof: AccountProof,
  }),
  answer: message('MembersDeleteMyAccountAnswer', {}),
  errors: [...proofErrors, 'TOO_MANY_REQUESTS'],
});

export const eraseMember = call({
  name: 'members.eraseMember',
  method: 'POST',
  path: '/v1/members/{id}/erase',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_PRIVACY',
  request: message('MembersEraseMemberRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('MembersEraseMemberAnswer', {
    erasedDate: timestamp(),
    ordersKept: integer(),
  }),
  errors: ['NOT_ERASABLE_YET'],
});
