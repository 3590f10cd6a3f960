import { expect, it } from 'vitest';
import { foldedNames } from './folded-names.ts';

it('finds a member by each name, in any case and script', () => {
  expect(
    foldedNames({
      profile: { nickname: 'ÉLAN' },
      contact: { firstName: 'Straße', lastName: 'ΟΔΟΣ' },
    }),
  ).toEqual({ nickname: 'élan', firstName: 'strasse', lastName: 'οδοσ' });
});

it('a missing or empty name matches nothing', () => {
  expect(foldedNames({ profile: {}, contact: { firstName: null, lastName: '' } })).toEqual({
    nickname: null,
    firstName: null,
    lastName: null,
  });
});
