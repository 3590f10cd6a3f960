import { expect, it } from 'vitest';
import { proofMethods, provesAccount, type AccountState } from './account-proof.ts';

const none: AccountState = {
  hasPassword: false,
  hasFactor: false,
  hasAuthenticator: false,
  hasPasskey: false,
};
const states = [false, true].flatMap((hasPassword) =>
  [false, true].map((hasFactor) => ({ ...none, hasPassword, hasFactor })),
);

it('accepts a fresh factor in every state', () => {
  for (const state of states) expect(provesAccount(state, 'factor')).toBe(true);
});

it('accepts a password only if one is stored', () => {
  for (const state of states) expect(provesAccount(state, 'password')).toBe(state.hasPassword);
});

it('accepts the mailbox only without a password and a second factor', () => {
  for (const state of states)
    expect(provesAccount(state, 'mailbox')).toBe(!state.hasPassword && !state.hasFactor);
});

it('lists the accepted proofs', () => {
  expect(proofMethods(none)).toEqual(['EMAIL']);
  expect(proofMethods({ ...none, hasPassword: true })).toEqual(['PASSWORD']);
  expect(proofMethods({ ...none, hasPasskey: true })).toEqual(['WEBAUTHN', 'EMAIL']);
  expect(
    proofMethods({ hasPassword: true, hasFactor: true, hasAuthenticator: true, hasPasskey: true }),
  ).toEqual(['PASSWORD', 'TOTP', 'WEBAUTHN']);
  expect(proofMethods({ ...none, hasFactor: true, hasAuthenticator: true })).toEqual(['TOTP']);
});
