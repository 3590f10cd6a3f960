import { createMember } from '@shopwright/server/identity/index';
import type { TestServer } from './start-server.ts';

/** Creates a member with the server's own function. */
export async function addMember(
  { db, siteId }: TestServer,
  status: 'APPROVED' | 'BLOCKED' | 'PENDING' = 'APPROVED',
  loginEmail?: string,
): Promise<string> {
  const member = await db.tx((tx) =>
    createMember(
      tx,
      { clock: () => new Date() },
      { siteId, status, ...(loginEmail === undefined ? {} : { loginEmail }) },
    ),
  );
  if (!member) throw new Error(`There is a member with the address ${loginEmail} already.`);
  return member.memberId;
}

/** Ends all sessions of the member. */
export async function endSessions({ db, siteId }: TestServer, memberId: string): Promise<void> {
  await db.query({
    text: 'update session set revoked_at = now() where site_id = $1 and member_id = $2',
    values: [siteId, memberId],
  });
}
