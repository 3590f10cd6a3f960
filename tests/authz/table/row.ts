/**
 * Who may make a call, and the permission with which an app, key or collaborator makes it as the
 * shop.
 */
export type Row = readonly [who: 'public' | 'anyone' | 'member' | 'merchant', permission?: string];

export type Table = Readonly<Record<string, Row>>;
