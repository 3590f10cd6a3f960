import type { Member } from '../members/member.ts';
import type { Identity } from '../identity/identity.ts';
import type { RedirectSession } from '../redirects/redirects.ts';
import { ids, moment, shop } from './values.ts';

/** What a demo store answers. */

export const member: Member = {
  id: ids.member,
  loginEmail: 'ada@example.com',
  loginEmailVerified: false,
  status: 'APPROVED',
  contactId: ids.member,
  contact: {
    firstName: 'Ada',
    lastName: 'Byron',
    phones: [],
    emails: ['ada@example.com'],
    addresses: [],
    customFields: {},
    contactId: ids.member,
  },
  profile: { nickname: null, title: null, slug: 'member-31sjtsrv' },
  privacyStatus: 'PRIVATE',
  activityStatus: 'ACTIVE',
  createdDate: moment,
  updatedDate: moment,
  lastLoginDate: moment,
};

export const identity: Identity = {
  id: ids.member,
  revision: '1',
  createdDate: moment,
  updatedDate: moment,
  connections: [],
  identityProfile: {
    firstName: 'Ada',
    lastName: 'Byron',
    nickname: null,
    picture: null,
    emails: ['ada@example.com'],
    phones: [],
    company: null,
    position: null,
    birthdate: null,
    slug: 'member-31sjtsrv',
    privacyStatus: 'PRIVATE',
  },
  email: { address: 'ada@example.com', isVerified: false },
  status: { name: 'ACTIVE', reasons: [] },
  factors: [],
};

export const redirectSession: RedirectSession = {
  id: '2769db1b-a58a-4029-af39-2b1a8b7f38e1',
  fullUrl: `${shop}/hosted/checkout?session=2769db1b-a58a-4029-af39-2b1a8b7f38e1&token=MF3UVyDcfHPePxvut32eJJuUulFqFnmV7fALDMZooWo`,
  urlDetails: {
    endpoint: `${shop}/hosted/checkout`,
    searchParams: {
      session: '2769db1b-a58a-4029-af39-2b1a8b7f38e1',
      token: 'MF3UVyDcfHPePxvut32eJJuUulFqFnmV7fALDMZooWo',
    },
  },
  sessionToken: 'MF3UVyDcfHPePxvut32eJJuUulFqFnmV7fALDMZooWo',
  shortUrl: `${shop}/go/07xNdMOVYX7ciQxKOOrOxfMNYJJ-1mEe`,
};
