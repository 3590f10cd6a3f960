import { expect, test } from 'vitest';
import { isSessionOwner, personOf } from './session-owner.ts';

const visitor = { siteId: 's', role: 'visitor', id: 'v' } as const;
const member = { siteId: 's', role: 'member', id: 'm', sessionId: 'x', visitorId: 'v' } as const;
const keep = { keep: true, newId: 'n' };

test('the caller stays who they are; the shop itself, and whoever wants to be nobody, becomes a new visitor', () => {
  expect(personOf(visitor, keep)).toEqual({
    siteId: 's',
    role: 'visitor',
    personId: 'v',
    visitorId: null,
    memberSessionId: null,
  });
  expect(personOf(member, keep)).toEqual({
    siteId: 's',
    role: 'member',
    personId: 'm',
    visitorId: 'v',
    memberSessionId: 'x',
  });
  const nobody = {
    siteId: 's',
    role: 'visitor',
    personId: 'n',
    visitorId: null,
    memberSessionId: null,
  };
  for (const role of ['owner', 'app'] as const)
    expect(personOf({ siteId: 's', role, id: 'o' }, keep)).toEqual(nobody);
  expect(personOf(member, { ...keep, keep: false })).toEqual(nobody);
});

test("a hand-over is its person's, and that of the member whom a visitor became; nobody else's", () => {
  const [ofVisitor, ofMember] = [personOf(visitor, keep), personOf(member, keep)];
  expect([
    isSessionOwner(ofVisitor, visitor),
    isSessionOwner(ofVisitor, member),
    isSessionOwner(ofMember, member),
  ]).toEqual([true, true, true]);
  for (const other of [
    { ...visitor, id: 'w' },
    { ...visitor, siteId: 't' },
    { ...visitor, role: 'owner' as const },
    { ...member, visitorId: 'w' },
    { siteId: 's', role: 'member' as const, id: 'v' },
  ])
    expect(isSessionOwner(ofVisitor, other)).toBe(false);
  for (const other of [
    visitor,
    { ...member, id: 'n' },
    { siteId: 's', role: 'visitor' as const, id: 'm' },
  ])
    expect(isSessionOwner(ofMember, other)).toBe(false);
});
