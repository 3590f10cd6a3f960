import type { Store } from '@shopwright/contract/settings/store';
import type { Tx } from '../db/index.ts';
import { mailLayout, sendMessage } from '../messages/index.ts';

/** What the identity calls write to people. Links begin with the configured address, whatever a request says its host is. */

type Asking = Pick<Tx, 'query'>;

interface Recipient {
  readonly siteId: string;
  readonly store: Store;
  readonly to: string;
}

const storeName = (store: Store): string => store.name ?? 'Store';

async function mail(tx: Asking, { siteId, store, to }: Recipient, kind: string, words: Omit<Parameters<typeof mailLayout>[0], 'store'>): Promise<void> {
  await sendMessage(tx, { siteId, channel: 'EMAIL', to, kind, subject: `${words.title} · ${storeName(store)}`, ...mailLayout({ store, ...words }) });
}

export const sendVerificationCode = (tx: Asking, recipient: Recipient, code: string): Promise<void> => mail(tx, recipient, 'email-verification', {
  title: 'Confirm your e-mail address', paragraphs: ['Enter this code to confirm that this address is yours. It works for 10 minutes.'], code,
  after: ['If you did not ask for it, you can ignore this message: nothing happens without the code.'],
});

export const sendRecoveryLink = (tx: Asking, recipient: Recipient, url: string): Promise<void> => mail(tx, recipient, 'password-recovery', {
  title: 'Choose a new password', paragraphs: ['Somebody, probably you, asked for a new password. The link works once, for 10 minutes.'], button: { label: 'Choose a new password', url },
  after: ['If it was not you, ignore this message: your password stays as it is.'],
});

export const sendActivationLink = (tx: Asking, recipient: Recipient, url: string): Promise<void> => mail(tx, recipient, 'account-activation', {
  title: 'Your account is ready', paragraphs: [`${storeName(recipient.store)} made an account for you. Choose a password to use it. The link works once, for three days.`], button: { label: 'Choose a password', url },
});

export const sendPasswordChanged = (tx: Asking, recipient: Recipient): Promise<void> => mail(tx, recipient, 'password-changed', {
  title: 'Your password was changed', paragraphs: ['The password of your account was changed, and every device was signed out.'],
  after: ['If it was not you, ask for a new password at once and write to us.'],
});

export const sendApprovalNotice = (tx: Asking, recipient: Recipient, email: string): Promise<void> => mail(tx, recipient, 'member-waits', {
  title: 'A new member waits for your approval', paragraphs: [`${email} would like to become a member of ${storeName(recipient.store)}.`],
});

export const sendApproved = (tx: Asking, recipient: Recipient): Promise<void> => mail(tx, recipient, 'member-approved', {
  title: 'Welcome', paragraphs: [`You are now a member of ${storeName(recipient.store)}. You can sign in with your e-mail address and password.`],
});

export async function sendFactorCode(tx: Asking, recipient: Recipient, channel: 'EMAIL' | 'SMS' | 'CALL', code: string): Promise<void> {
  if (channel === 'EMAIL') {
    return mail(tx, recipient, 'sign-in-code', {
      title: 'Your sign-in code', paragraphs: ['Enter this code to finish signing in. It works for 10 minutes.'], code,
      after: ['If you are not signing in, somebody knows your password: change it.'],
    });
  }
  const spoken = channel === 'CALL' ? Array.from(code).join(' ') : code;
  await sendMessage(tx, { siteId: recipient.siteId, channel, to: recipient.to, kind: 'sign-in-code', text: `${storeName(recipient.store)}: your sign-in code is ${spoken}. Never tell it to anybody.` });
}

export const sendPush = (tx: Asking, recipient: Recipient, transactionId: string): Promise<void> =>
  sendMessage(tx, { siteId: recipient.siteId, channel: 'PUSH', to: recipient.to, kind: 'sign-in-push', text: JSON.stringify({ transactionId, title: `Sign in to ${storeName(recipient.store)}?` }) });
