/** Who a caller is: a passer-by, a signed-in member, the shop's people, or a program of theirs. */
export type Role = 'visitor' | 'member' | 'owner' | 'app';
