import type { Area } from './area.ts';

export const customers: Area = {
  name: 'customers',
  icon: 'people',
  pages: [
    {
      name: 'waiting',
      path: '/admin/waiting',
      permissions: ['MEMBERS.MEMBER_READ'],
      count: 'membersWaiting',
      key: 'w',
    },
    {
      name: 'privacy',
      path: '/admin/privacy',
      permissions: ['MEMBERS.MEMBER_READ', 'SHOPWRIGHT.MANAGE_PRIVACY'],
      key: 'r',
    },
  ],
};
