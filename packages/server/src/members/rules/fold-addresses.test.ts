import { expect, it } from 'vitest';
import { foldAddresses } from './fold-addresses.ts';

it('a login address in a filter matches its mailbox in any spelling', () => {
  expect(foldAddresses({ loginEmail: ' ADA@Example.com' })).toEqual({
    loginEmail: 'ada@example.com',
  });
  expect(foldAddresses({ loginEmail: { $in: ['A@B.C', 5, null] } })).toEqual({
    loginEmail: { $in: ['a@b.c', 5, null] },
  });
  expect(foldAddresses({ loginEmail: { $not: { $eq: 'A@B.C' } } })).toEqual({
    loginEmail: { $not: { $eq: 'a@b.c' } },
  });
  expect(foldAddresses({ loginEmail: null })).toEqual({ loginEmail: null });
});

it('a login address is found inside $and, $or and $not', () => {
  expect(
    foldAddresses({
      $or: [{ loginEmail: 'A@B.C' }, { $not: { loginEmail: 'D@E.F' } }],
      $and: [{ status: 'APPROVED' }],
    }),
  ).toEqual({
    $or: [{ loginEmail: 'a@b.c' }, { $not: { loginEmail: 'd@e.f' } }],
    $and: [{ status: 'APPROVED' }],
  });
});

it('a filter may be a JSON string; other strings stay unchanged', () => {
  expect(foldAddresses('{"loginEmail":"A@B.C"}')).toEqual({ loginEmail: 'a@b.c' });
  expect(foldAddresses('{"loginEmail"')).toBe('{"loginEmail"');
});

it('everything else stays unchanged', () => {
  for (const filter of [
    undefined,
    null,
    5,
    { profile: { slug: 'ADA' } },
    { nested: { loginEmail: 'A@B.C' } },
    { 'contact.emails': 'A@B.C' },
  ])
    expect(foldAddresses(filter)).toEqual(filter);
});
