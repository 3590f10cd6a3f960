import type { Tx } from '../../db/index.ts';
import { throttleRequest } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendApprovalNotice } from './mails.ts';

/** Notifies the owner that a member is waiting for approval, with a link to the page. */
export async function notifyOwnerOfApplicant(
  tx: Tx,
  { sites, publicUrl, clock }: Pick<IdentityDeps, 'sites' | 'publicUrl' | 'clock'>,
  siteId: string,
  email: string,
): Promise<void> {
  const store = (await sites.find(siteId))?.store ?? {};
  // A flood of registrations must not become a flood in the owner's mailbox: the admin lists
  // everyone who waits.
  if (store.email !== undefined && !(await throttleRequest(tx, siteId, 'approval notice', clock())))
    await sendApprovalNotice(
      tx,
      { siteId, store, to: store.email },
      { email, url: `${publicUrl}/admin/waiting` },
    );
}
