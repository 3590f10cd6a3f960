import type { Area } from './area.ts';

export const settings: Area = {
  name: 'settings',
  icon: 'settings',
  pages: [
    {
      name: 'policy',
      path: '/admin/policy',
      permissions: ['SHOPWRIGHT.MANAGE_SETTINGS'],
      key: 's',
    },
    { name: 'apps', path: '/admin/apps', permissions: ['SHOPWRIGHT.MANAGE_APPS'], key: 'a' },
    {
      name: 'apiKeys',
      path: '/admin/api-keys',
      permissions: ['SHOPWRIGHT.MANAGE_APPS'],
      actions: [
        {
          name: 'createApiKey',
          path: '/admin/api-keys#new',
          permissions: ['SHOPWRIGHT.MANAGE_APPS'],
        },
      ],
    },
    {
      name: 'staffMembers',
      path: '/admin/staff',
      permissions: ['SHOPWRIGHT.MANAGE_STAFF'],
      key: 't',
      actions: [
        {
          name: 'inviteStaff',
          path: '/admin/staff#invite',
          permissions: ['SHOPWRIGHT.MANAGE_STAFF'],
        },
      ],
    },
    {
      name: 'staffRoles',
      path: '/admin/staff/roles',
      permissions: ['SHOPWRIGHT.MANAGE_STAFF'],
    },
    { name: 'staffAccount', path: '/admin/account', permissions: [] },
  ],
};
