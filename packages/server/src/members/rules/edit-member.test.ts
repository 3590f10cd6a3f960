import { Member } from '@shopwright/contract/members/member';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeRequest } from '../../http/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { editMember, emptyMemberDetails, type MemberDetails } from './edit-member.ts';

let ids = 0;
const mint = (): string => `id-${(ids += 1)}`;
const edit = (was: MemberDetails, said: Member): MemberDetails => {
  const next = editMember(was, said, { mint, isNew: was === emptyMemberDetails });
  if (isRefusal(next)) throw new Error(JSON.stringify(next));
  return next;
};

describe('an update of a member', () => {
  it('merges the keys sent; an empty string clears, an empty list changes nothing', () => {
    const one = edit(emptyMemberDetails, {
      contact: {
        firstName: 'Ada',
        lastName: 'L',
        phones: ['1', '1', '2'],
        emails: ['a@example.com'],
      },
      profile: { nickname: 'ada', title: 'Dr' },
    });
    expect(one.contact.phones).toEqual(['1', '2']);
    const two = edit(one, {
      contact: { lastName: '', phones: [], company: 'Engines' },
      profile: { title: null },
    });
    expect(two.contact).toEqual({
      firstName: 'Ada',
      phones: ['1', '2'],
      emails: ['a@example.com'],
      company: 'Engines',
    });
    expect(two.profile).toEqual({ nickname: 'ada' });
  });

  it('keeps the id of an equal address, and shows tags in the identity calls', () => {
    const one = edit(emptyMemberDetails, {
      contact: {
        addresses: [
          { city: 'Rome', country: 'IT', tag: 'HOME' },
          { city: 'Bari', streetAddress: { name: 'Via', number: '1' } },
        ],
      },
    });
    const two = edit(one, {
      contact: {
        addresses: [
          { city: 'Bari', streetAddress: { name: 'Via', number: '1' } },
          { city: 'Rome', country: 'IT', tag: 'WORK' },
        ],
      },
    });
    expect(two.contact.addresses?.[0]?.id).toBe(one.contact.addresses?.[1]?.id);
    expect(two.contact.addresses?.[1]?.id).not.toBe(one.contact.addresses?.[0]?.id);
    expect(two.identityProfile.addresses).toEqual([
      { address: { city: 'Bari', streetName: 'Via', streetNumber: '1' }, tag: 'UNTAGGED' },
      { address: { city: 'Rome', country: 'IT' }, tag: 'WORK' },
    ]);
  });

  it('stores custom fields one by one: strings, numbers and dates', () => {
    const one = edit(emptyMemberDetails, {
      contact: {
        customFields: {
          size: { name: 'Size', value: 42 },
          since: { value: '2026-01-02' },
          note: { value: 'x' },
        },
      },
    });
    const two = edit(one, {
      contact: { customFields: { note: { value: '' }, size: { name: 'renamed', value: 43 } } },
    });
    expect(two.contact.customFields).toEqual({
      size: { name: 'size', value: 43 },
      since: { name: 'since', value: '2026-01-02' },
    });
    expect(two.identityProfile.customFields).toEqual([
      { name: 'size', value: { numValue: 43 } },
      { name: 'since', value: { strValue: '2026-01-02' } },
    ]);
  });

  it.each([
    [
      { contact: { customFields: { a: { value: { deep: 1 } } } } },
      'member.contact.customFields.a.value',
    ],
    [{ contact: { customFields: { 'a<b': { value: 1 } } } }, 'member.contact.customFields.a<b'],
    [{ contact: { firstName: 'x'.repeat(1001) } }, 'member.contact.firstName'],
    [{ contact: { phones: Array.from({ length: 51 }, String) } }, 'member.contact.phones'],
    [{ profile: { photo: { url: 'javascript:alert(1)' } } }, 'member.profile.photo.url'],
    [{ profile: { cover: { url: 'data:text/html,x' } } }, 'member.profile.cover.url'],
  ])('refuses %j', (said, field) => {
    expect(editMember(emptyMemberDetails, said, { mint })).toMatchObject({
      refused: 'validation',
      violations: [{ field }],
    });
  });

  it('never sets a read-only field', () => {
    const readOnly = {
      id: fc.uuid(),
      status: fc.constant('APPROVED'),
      contactId: fc.uuid(),
      activityStatus: fc.constant('MUTED'),
      createdDate: fc.constant('2020-01-01T00:00:00Z'),
      updatedDate: fc.constant('2020-01-01T00:00:00Z'),
      lastLoginDate: fc.constant('2020-01-01T00:00:00Z'),
      loginEmailVerified: fc.constant(true),
      loginEmail: fc.constant('eve@example.com'),
    };
    fc.assert(
      fc.property(
        fc.record(
          {
            ...readOnly,
            profile: fc.record({ slug: fc.string(), nickname: fc.constant('n') }),
            contact: fc.record({
              contactId: fc.uuid(),
              addresses: fc.constant([
                { id: '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c', city: 'Rome' },
              ]),
            }),
          },
          { requiredKeys: [] },
        ),
        (sent) => {
          const { value } = shapeRequest(Member, sent, { writable: new Set(['id']) });
          const next = edit(emptyMemberDetails, value as Member);
          expect(Object.keys(next).sort()).toEqual([
            'contact',
            'identityProfile',
            'privacyStatus',
            'profile',
          ]);
          expect(next.profile).not.toHaveProperty('slug');
          expect(next.contact).not.toHaveProperty('contactId');
          expect(JSON.stringify(next)).not.toContain('3f8a0b1c');
          expect(JSON.stringify(next)).not.toContain('eve@example.com');
        },
      ),
    );
  });
});
