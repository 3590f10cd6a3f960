import type { Tx } from '../db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { sendApprovalNotice } from './mails.ts';

/** Tells the owner that a new member waits for approval, with the page where the owner decides. */
export async function notifyOwnerOfApplicant(tx: Tx, { sites, publicUrl }: Pick<IdentityDeps, 'sites' | 'publicUrl'>, siteId: string, email: string): Promise<void> {
  const store = (await sites.find(siteId))?.store ?? {};
  if (store.email !== undefined) await sendApprovalNotice(tx, { siteId, store, to: store.email }, { email, url: `${publicUrl}/admin/policy` });
}
