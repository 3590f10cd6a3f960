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

it('takes a fresh factor in every state', () => {
  for (const state of states) expect(provesAccount(state, 'factor')).toBe(true);
});

it('takes a password only where one is stored', () => {
  for (const state of states) expect(provesAccount(state, 'password')).toBe(state.hasPassword);
});

it('takes the mailbox only from a member who has neither a password nor a second factor', () => {
  for (const state of states)
    expect(provesAccount(state, 'mailbox')).toBe(!state.hasPassword && !state.hasFactor);
});

it('names what the member can send', () => {
  expect(proofMethods(none)).toEqual(['EMAIL']);
  expect(proofMethods({ ...none, hasPassword: true })).toEqual(['PASSWORD']);
  expect(proofMethods({ ...none, hasPasskey: true })).toEqual(['WEBAUTHN', 'EMAIL']);
  expect(
    proofMethods({ hasPassword: true, hasFactor: true, hasAuthenticator: true, hasPasskey: true }),
  ).toEqual(['PASSWORD', 'TOTP', 'WEBAUTHN']);
  expect(proofMethods({ ...none, hasFactor: true, hasAuthenticator: true })).toEqual(['TOTP']);
});
