import { accountsAndRoles } from './members/accounts-and-roles.ts';
import { membersTexts } from './members/members.ts';
import type { Descriptions } from './table.ts';

export const members: Descriptions = {
  ...accountsAndRoles,
  ...membersTexts,
};
