import type { Store } from '@shopwright/contract/settings/store';
import type { Tx } from '../../db/index.ts';
import { mailLayout, sendMessage, speechIn, type StoreWords } from '../../messages/index.ts';

/**
 * The emails of the identity calls, in the recipient's language. Links start with the configured
 * public URL, never with the request's host.
 */

type Asking = Pick<Tx, 'query'>;

interface Recipient {
  readonly siteId: string;
  readonly store: Store;
  readonly to: string;
  /** The recipient's language; default: the store's. */
  readonly language?: string | null | undefined;
}

type Words = StoreWords['account'];
type Content = Omit<Parameters<typeof mailLayout>[0], 'store' | 'language'>;

const speechFor = ({
  store,
  language,
}: Recipient): { words: Words; language: string; name: string } => {
  const speech = speechIn(language, store.locale);
  return {
    words: speech.words.account,
    language: speech.language,
    name: store.name ?? speech.words.account.store,
  };
};

async function mail(
  tx: Asking,
  recipient: Recipient,
  kind: string,
  content: (words: Words, storeName: string) => Content,
): Promise<void> {
  const { siteId, store, to } = recipient;
  const { words, language, name } = speechFor(recipient);
  const said = content(words, name);
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to,
    kind,
    subject: `${said.title} · ${name}`,
    ...mailLayout({ store, language, ...said }),
  });
}

export const sendVerificationCode = (
  tx: Asking,
  recipient: Recipient,
  code: string,
): Promise<void> =>
  mail(tx, recipient, 'email-verification', ({ verify: { title, enter, notYou } }) => ({
    title,
    paragraphs: [enter],
    code,
    after: [notYou],
  }));

export const sendRecoveryLink = (tx: Asking, recipient: Recipient, url: string): Promise<void> =>
  mail(tx, recipient, 'password-recovery', ({ recovery: { title, requested, notYou } }) => ({
    title,
    paragraphs: [requested],
    button: { label: title, url },
    after: [notYou],
  }));

export const sendActivationLink = (tx: Asking, recipient: Recipient, url: string): Promise<void> =>
  mail(tx, recipient, 'account-activation', ({ activation: { title, made, choose } }, name) => ({
    title,
    paragraphs: [made(name)],
    button: { label: choose, url },
  }));

export const sendPasswordChanged = (tx: Asking, recipient: Recipient): Promise<void> =>
  mail(tx, recipient, 'password-changed', ({ passwordChanged: { title, changed, notYou } }) => ({
    title,
    paragraphs: [changed],
    after: [notYou],
  }));

/** The owner or a collaborator changed the password: other devices are signed out. */
export const sendStaffPasswordChanged = (tx: Asking, recipient: Recipient): Promise<void> =>
  mail(
    tx,
    recipient,
    'staff-password-changed',
    ({ staffPasswordChanged: { title, changed, notYou } }, name) => ({
      title,
      paragraphs: [changed(name)],
      after: [notYou],
    }),
  );

export const sendStaffRecoveryLink = (
  tx: Asking,
  recipient: Recipient,
  url: string,
): Promise<void> =>
  mail(
    tx,
    recipient,
    'staff-password-recovery',
    ({ staffRecovery: { title, requested, notYou } }, name) => ({
      title,
      paragraphs: [requested(name)],
      button: { label: title, url },
      after: [notYou],
    }),
  );

/** Links to the sign-in of the admin. */
export const sendStaffFactorRemoved = (
  tx: Asking,
  recipient: Recipient,
  url: string,
): Promise<void> =>
  mail(
    tx,
    recipient,
    'staff-second-factor-removed',
    ({ staffFactorRemoved: { title, removed, next, signIn, notYou } }, name) => ({
      title,
      paragraphs: [removed(name), next],
      button: { label: signIn, url },
      after: [notYou],
    }),
  );

export const sendStaffInvitation = (tx: Asking, recipient: Recipient, url: string): Promise<void> =>
  mail(
    tx,
    recipient,
    'staff-invitation',
    ({ staffInvitation: { title, invited, accept, notYou } }, name) => ({
      title: title(name),
      paragraphs: [invited(name)],
      button: { label: accept, url },
      after: [notYou],
    }),
  );

export const sendApprovalNotice = (
  tx: Asking,
  recipient: Recipient,
  { email, url }: { readonly email: string; readonly url: string },
): Promise<void> =>
  mail(tx, recipient, 'member-waits', ({ waits: { title, sentence, decide } }, name) => ({
    title,
    paragraphs: [sentence(email, name)],
    button: { label: decide, url },
  }));

/** Links to the account page, which asks for the sign-in first. */
export function sendApproved(tx: Asking, recipient: Recipient, publicUrl: string): Promise<void> {
  const url = publicUrl + speechIn(recipient.language, recipient.store.locale).page('/account');
  return mail(
    tx,
    recipient,
    'member-approved',
    ({ approved: { title, sentence, signIn } }, name) => ({
      title,
      paragraphs: [sentence(name)],
      button: { label: signIn, url },
    }),
  );
}

export async function sendFactorCode(
  tx: Asking,
  recipient: Recipient,
  channel: 'EMAIL' | 'SMS' | 'CALL',
  code: string,
): Promise<void> {
  if (channel === 'EMAIL')
    return mail(tx, recipient, 'sign-in-code', ({ signInCode: { title, enter, notYou } }) => ({
      title,
      paragraphs: [enter],
      code,
      after: [notYou],
    }));
  const { words, name } = speechFor(recipient);
  const spoken = channel === 'CALL' ? Array.from(code).join(' ') : code;
  await sendMessage(tx, {
    siteId: recipient.siteId,
    channel,
    to: recipient.to,
    kind: 'sign-in-code',
    text: words.signInCode.spoken(name, spoken),
  });
}

export function sendPush(tx: Asking, recipient: Recipient, transactionId: string): Promise<void> {
  const { words, name } = speechFor(recipient);
  return sendMessage(tx, {
    siteId: recipient.siteId,
    channel: 'PUSH',
    to: recipient.to,
    kind: 'sign-in-push',
    text: JSON.stringify({ transactionId, title: words.signInCode.push(name) }),
  });
}
