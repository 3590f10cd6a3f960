import { describe, expect, it } from 'vitest';
import type { MemberRow } from './member-row.ts';
import { toIdentity, toMember, toSiteMember } from './member-wire.ts';

const bare: MemberRow = {
  siteId: 'site',
  memberId: 'member',
  loginEmail: null,
  loginEmailVerified: false,
  status: 'APPROVED',
  awaitsApproval: false,
  contactId: 'contact',
  privacyStatus: 'UNKNOWN',
  activityStatus: 'ACTIVE',
  slug: null,
  profile: {},
  contact: {},
  identityProfile: {},
  revision: 7,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-02-01T00:00:00Z'),
  lastLoginAt: null,
};
const ada: MemberRow = {
  ...bare,
  loginEmail: 'ada@example.com',
  loginEmailVerified: true,
  privacyStatus: 'PUBLIC',
  slug: 'ada',
  profile: { nickname: 'Countess', title: 'Analyst', photo: { url: 'https://example.com/a.png' } },
  contact: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    emails: ['ada@example.com'],
    phones: ['+1 555'],
    company: 'Engines',
    jobTitle: 'Programmer',
    birthdate: '1815-12-10',
    addresses: [{ id: 'address', city: 'London' }],
    customFields: { size: { name: 'size', value: 'M' } },
  },
  identityProfile: { language: 'en', labels: ['vip'] },
  lastLoginAt: new Date('2026-03-01T00:00:00Z'),
};

describe('a stored member as Member', () => {
  it('has every field, empty when there is no value', () => {
    expect(toMember(bare)).toEqual({
      id: 'member',
      loginEmail: null,
      loginEmailVerified: false,
      status: 'APPROVED',
      contactId: 'contact',
      contact: {
        firstName: null,
        lastName: null,
        phones: [],
        emails: [],
        addresses: [],
        customFields: {},
        contactId: 'contact',
      },
      profile: { nickname: null, title: null, slug: null },
      privacyStatus: 'UNKNOWN',
      activityStatus: 'ACTIVE',
      createdDate: '2026-01-01T00:00:00.000Z',
      updatedDate: '2026-02-01T00:00:00.000Z',
      lastLoginDate: null,
    });
  });

  it('shows the stored values', () => {
    expect(toMember(ada)).toMatchObject({
      loginEmail: 'ada@example.com',
      loginEmailVerified: true,
      contact: { ...ada.contact, contactId: 'contact' },
      profile: { ...ada.profile, slug: 'ada' },
      privacyStatus: 'PUBLIC',
      lastLoginDate: '2026-03-01T00:00:00.000Z',
    });
  });

  it('takes the contact id and the slug from its row', () => {
    expect(
      toMember({ ...bare, contact: { contactId: 'other' }, profile: { slug: 'other' } }),
    ).toMatchObject({ contact: { contactId: 'contact' }, profile: { slug: null } });
  });
});

describe('a stored member as Identity', () => {
  const off = { emailVerification: false };

  it('has every profile field, empty when there is no value', () => {
    expect(toIdentity(bare, off)).toEqual({
      id: 'member',
      revision: '7',
      createdDate: '2026-01-01T00:00:00.000Z',
      updatedDate: '2026-02-01T00:00:00.000Z',
      connections: [],
      identityProfile: {
        firstName: null,
        lastName: null,
        nickname: null,
        picture: null,
        emails: [],
        phones: [],
        company: null,
        position: null,
        birthdate: null,
        slug: null,
        privacyStatus: 'UNDEFINED',
      },
      status: { name: 'ACTIVE', reasons: [] },
      factors: [],
    });
  });

  it('shows the stored values, connections and factors', () => {
    const factors = [{ type: 'EMAIL' as const }];
    const connections = [{ idpConnection: { idpConnectionId: 'google' } }];
    expect(toIdentity(ada, { ...off, factors, connections })).toMatchObject({
      connections,
      factors,
      email: { address: 'ada@example.com', isVerified: true },
      identityProfile: {
        language: 'en',
        labels: ['vip'],
        firstName: 'Ada',
        lastName: 'Lovelace',
        nickname: 'Countess',
        picture: 'https://example.com/a.png',
        emails: ['ada@example.com'],
        phones: ['+1 555'],
        company: 'Engines',
        position: 'Programmer',
        birthdate: '1815-12-10',
        slug: 'ada',
        privacyStatus: 'PUBLIC',
      },
    });
  });

  it.each([
    ['APPROVED', { name: 'ACTIVE', reasons: [] }],
    ['BLOCKED', { name: 'BLOCKED', reasons: [] }],
    ['OFFLINE', { name: 'OFFLINE', reasons: [] }],
    ['UNKNOWN', { name: 'UNKNOWN_STATUS', reasons: [] }],
  ] as const)('that is %s has no reason to wait', (status, expected) => {
    const waiting = { ...bare, status, awaitsApproval: true };
    expect(toIdentity(waiting, { emailVerification: true }).status).toEqual(expected);
  });

  it('shows what a pending member waits for', () => {
    const reasons = (
      awaitsApproval: boolean,
      loginEmailVerified: boolean,
      emailVerification: boolean,
    ) => {
      const row = { ...bare, status: 'PENDING' as const, awaitsApproval, loginEmailVerified };
      const { status } = toIdentity(row, { emailVerification });
      expect(status?.name).toBe('PENDING');
      return status?.reasons;
    };
    const approval = 'PENDING_ADMIN_APPROVAL_REQUIRED';
    const verification = 'PENDING_EMAIL_VERIFICATION_REQUIRED';
    expect(reasons(true, false, true)).toEqual([approval, verification]);
    expect(reasons(true, true, true)).toEqual([approval]);
    expect(reasons(false, false, true)).toEqual([verification]);
    expect(reasons(false, false, false)).toEqual([]);
    expect(reasons(false, true, true)).toEqual([]);
  });
});

describe('a stored member as site member of the older calls', () => {
  it('has every field, empty when there is no value', () => {
    expect(toSiteMember(bare)).toEqual({
      id: 'member',
      emailVerified: false,
      role: 'MEMBER',
      loginEmail: null,
      memberName: null,
      firstName: null,
      lastName: null,
      nickname: null,
      profilePrivacyStatus: 'UNDEFINED',
      slug: null,
      language: null,
      status: 'ACTIVE',
      creationDate: '2026-01-01T00:00:00.000Z',
      lastUpdateDate: '2026-02-01T00:00:00.000Z',
      lastLoginDate: null,
      emails: [],
      phones: [],
      labels: [],
      contactId: 'contact',
    });
  });

  it('shows the stored values', () => {
    expect(toSiteMember(ada)).toMatchObject({
      emailVerified: true,
      memberName: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      nickname: 'Countess',
      profilePrivacyStatus: 'PUBLIC',
      language: 'en',
      emails: ['ada@example.com'],
      phones: ['+1 555'],
      labels: ['vip'],
      lastLoginDate: '2026-03-01T00:00:00.000Z',
    });
  });

  it.each([
    [{ firstName: 'Ada', lastName: null }, 'Ada'],
    [{ firstName: '', lastName: 'Lovelace' }, 'Lovelace'],
    [{}, 'Countess'],
  ])('is named by what there is: %j', (contact, name) => {
    expect(toSiteMember({ ...ada, contact }).memberName).toBe(name);
  });

  it.each([
    ['UNKNOWN', 'UNDEFINED_STATUS'],
    ['PENDING', 'APPLICANT'],
    ['APPROVED', 'ACTIVE'],
    ['BLOCKED', 'BLOCKED'],
    ['OFFLINE', 'OFFLINE_ONLY'],
  ] as const)('that is %s has the status %s', (status, expected) => {
    expect(toSiteMember({ ...bare, status }).status).toBe(expected);
  });
});
