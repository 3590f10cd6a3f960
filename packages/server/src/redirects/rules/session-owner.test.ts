import { expect, test } from 'vitest';
import { isSessionOwner, sessionOwnerOf } from './session-owner.ts';

const visitor = { siteId: 's', role: 'visitor', id: 'v' } as const;
const member = { siteId: 's', role: 'member', id: 'm', sessionId: 'x', visitorId: 'v' } as const;
const sameCaller = { maintainIdentity: true, newId: 'n' };

test('keeps the caller; the shop and anonymous requests get a new visitor', () => {
  expect(sessionOwnerOf(visitor, sameCaller)).toEqual({
    siteId: 's',
    role: 'visitor',
    ownerId: 'v',
    visitorId: null,
    memberSessionId: null,
  });
  expect(sessionOwnerOf(member, sameCaller)).toEqual({
    siteId: 's',
    role: 'member',
    ownerId: 'm',
    visitorId: 'v',
    memberSessionId: 'x',
  });
  const newVisitor = {
    siteId: 's',
    role: 'visitor',
    ownerId: 'n',
    visitorId: null,
    memberSessionId: null,
  };
  for (const role of ['owner', 'app'] as const)
    expect(sessionOwnerOf({ siteId: 's', role, id: 'o' }, sameCaller)).toEqual(newVisitor);
  expect(sessionOwnerOf(member, { ...sameCaller, maintainIdentity: false })).toEqual(newVisitor);
});

test('a redirect session belongs to its visitor or member, and to no one else', () => {
  const [ofVisitor, ofMember] = [
    sessionOwnerOf(visitor, sameCaller),
    sessionOwnerOf(member, sameCaller),
  ];
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
