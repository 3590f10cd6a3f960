/** The kind of a caller: a visitor, a signed-in member, the shop's staff, or an app. */
export type Role = 'visitor' | 'member' | 'owner' | 'app';
