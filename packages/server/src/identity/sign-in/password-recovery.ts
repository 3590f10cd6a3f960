import type { EmailOptions, Redirect } from '@shopwright/contract/identity/recovery';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import { enqueue, type Tx } from '../../db/index.ts';
import { notFound, refuse, refuseFields, type Refusal } from '../../kernel/outcome.ts';
import { proveAddress, setPassword } from '../accounts/account.ts';
import { throttleCodeRequest } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendActivationLink, sendRecoveryLink } from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { isAllowedRedirect } from '../../kernel/safe-redirect.ts';
import { redirectRefused } from '../../kernel/redirect-refusal.ts';
import { emailKey } from '../credentials/rules/email.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { passwordViolation } from '../credentials/rules/password-rules.ts';
import { continueSignIn, type SignInContext } from './complete-sign-in.ts';
import {
  lockUnusedSingleUse,
  issueSingleUse,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { findMember, findMemberByEmail } from '../accounts/store/members.ts';
import type { SingleUseRow } from '../credentials/store/single-use-tokens.ts';

/**
 * Password recovery by an emailed link. The link always starts with the configured public URL,
 * never with the request's host.
 */

type LinkKind = 'recovery' | 'activation';

export const recoveryTask = 'send-recovery-mail';

export interface RecoveryRequest {
  readonly siteId: string;
  readonly email: string;
  /** The language of the page that sent the request. */
  readonly language?: string;
  readonly redirectUrl?: string;
  readonly clientId?: string;
}

/** Undefined if the redirect is allowed or none was requested. */
export async function checkRedirect(
  deps: IdentityDeps,
  siteId: string,
  redirect: Redirect | undefined,
): Promise<Refusal<'REDIRECT_NOT_ALLOWED'> | undefined> {
  if (redirect?.url === undefined || redirect.url === '') return undefined;
  const app = redirect.clientId ? await deps.findApp(redirect.clientId) : undefined;
  const allowedBy = app?.siteId === siteId ? app : { redirects: [], origins: [] };
  if (isAllowedRedirect(redirect.url, allowedBy, deps, 'page')) return undefined;
  return redirectRefused({
    url: redirect.url,
    kind: 'page',
    clientId: app?.siteId === siteId ? app.clientId : undefined,
    field: 'redirect.url',
  });
}

/**
 * The answer and the work are the same for existing and unknown addresses: one job, which looks up
 * the member when it runs.
 */
export async function requestRecovery(
  deps: IdentityDeps,
  request: {
    siteId: string;
    email: string;
    address: string;
    language: string | null | undefined;
    redirect: Redirect | undefined;
  },
): Promise<Refusal<'REDIRECT_NOT_ALLOWED'> | undefined> {
  const refused = await checkRedirect(deps, request.siteId, request.redirect);
  if (refused) return refused;
  const key = emailKey(request.email);
  const early = await throttleCodeRequest(
    deps.db,
    {
      siteId: request.siteId,
      kind: 'recovery',
      recipient: key,
      address: deps.exempt(request.address) ? undefined : request.address,
    },
    deps.clock(),
  );
  if (early) return early;
  const payload: RecoveryRequest = {
    siteId: request.siteId,
    email: key,
    ...(request.language ? { language: request.language } : {}),
    ...(request.redirect?.url ? { redirectUrl: request.redirect.url } : {}),
    ...(request.redirect?.clientId ? { clientId: request.redirect.clientId } : {}),
  };
  await enqueue(deps.db, { task: recoveryTask, payload, maxAttempts: 5 });
  return undefined;
}

export async function mailRecovery(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'sites' | 'publicUrl'>,
  { siteId, email, language, redirectUrl, clientId }: RecoveryRequest,
): Promise<void> {
  const site = await deps.sites.find(siteId);
  await deps.db.tx(async (tx) => {
    const member = await findMemberByEmail(tx, siteId, email, { lock: true });
    if (!member || !site || member.loginEmail === null || member.status === 'BLOCKED') return;
    const token = await issueLink(tx, deps, {
      siteId,
      memberId: member.memberId,
      kind: 'recovery',
      redirectUrl,
      clientId,
      email,
    });
    await sendRecoveryLink(
      tx,
      {
        siteId,
        store: site.store,
        to: member.loginEmail,
        language: language ?? member.identityProfile.language,
      },
      linkTo(deps.publicUrl, token),
    );
  });
}

export async function sendActivation(
  deps: IdentityDeps,
  siteId: string,
  memberId: string,
  options: EmailOptions | undefined,
): Promise<Refusal<'REDIRECT_NOT_ALLOWED'> | undefined> {
  const refused = await checkRedirect(deps, siteId, options?.redirect);
  if (refused) return refused;
  const site = await deps.sites.find(siteId);
  return deps.db.tx(async (tx) => {
    const member = await findMember(tx, siteId, memberId, { lock: true });
    if (!member || !site || member.loginEmail === null)
      return notFound('There is no member with this id and an e-mail address.');
    const token = await issueLink(tx, deps, {
      siteId,
      memberId,
      kind: 'activation',
      redirectUrl: options?.redirect?.url,
      clientId: options?.redirect?.clientId ?? undefined,
      email: emailKey(member.loginEmail),
    });
    await sendActivationLink(
      tx,
      {
        siteId,
        store: site.store,
        to: member.loginEmail,
        language: options?.language ?? member.identityProfile.language,
      },
      linkTo(deps.publicUrl, token),
    );
    return undefined;
  });
}

const linkTo = (publicUrl: string, token: string): string => `${publicUrl}/recover?token=${token}`;

async function issueLink(
  tx: Tx,
  { clock }: Pick<IdentityDeps, 'clock'>,
  link: {
    siteId: string;
    memberId: string;
    kind: LinkKind;
    redirectUrl: string | undefined;
    clientId: string | undefined;
    email: string;
  },
): Promise<string> {
  const { siteId, memberId, kind, redirectUrl, clientId, email } = link;
  const seconds =
    kind === 'recovery' ? LIFETIME_SECONDS.recoveryLink : LIFETIME_SECONDS.activationLink;
  // Revokes older links of both kinds.
  return issueSingleUse(tx, {
    siteId,
    kind,
    memberId,
    clientId,
    data: { email, ...(redirectUrl === undefined ? {} : { redirectUrl }) },
    seconds,
    now: clock(),
    replaces: ['recovery', 'activation'],
  });
}

const kinds: readonly LinkKind[] = ['recovery', 'activation'];
const worthless = refuse('RECOVERY_TOKEN_INVALID');

/** Reads a link without using it, so that the page can show the account and the redirect. */
export async function findRecovery(
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
  siteId: string,
  token: string,
): Promise<{ memberId: string; redirectUrl?: string; clientId?: string } | undefined> {
  const row = await deps.db.tx((tx) => hold(tx, deps, siteId, token));
  if (!row || row.memberId === null) return undefined;
  const { redirectUrl } = row.data;
  return {
    memberId: row.memberId,
    ...(typeof redirectUrl === 'string' ? { redirectUrl } : {}),
    ...(row.clientId === null ? {} : { clientId: row.clientId }),
  };
}

async function hold(
  tx: Tx,
  { clock }: Pick<IdentityDeps, 'clock'>,
  siteId: string,
  token: string,
): Promise<(SingleUseRow & { kind: LinkKind }) | undefined> {
  for (const kind of kinds) {
    const row = await lockUnusedSingleUse(tx, { siteId, kind, token, now: clock() });
    if (row) return { ...row, kind };
  }
  return undefined;
}

export async function recover(
  deps: IdentityDeps,
  context: SignInContext,
  { recoveryToken, password }: { recoveryToken: string; password: string | null | undefined },
): Promise<SignInResult | Refusal<'RECOVERY_TOKEN_INVALID'>> {
  const { siteId } = context;
  const policy = await policyOf(deps.sites, siteId);
  const good = await findRecovery(deps, siteId, recoveryToken);
  if (!good) return worthless;
  const bad = passwordViolation(password, policy, 'password', await deps.commonPasswords());
  if (bad) return refuseFields(bad);
  const passwordHash = await deps.hashing.hash(password ?? '');
  return deps.db.tx(async (tx) => {
    const held = await hold(tx, deps, siteId, recoveryToken);
    const row =
      held &&
      (await redeemSingleUse(tx, {
        siteId,
        kind: held.kind,
        token: recoveryToken,
        now: deps.clock(),
      }));
    const member = row?.memberId
      ? await findMember(tx, siteId, row.memberId, { lock: true })
      : undefined;
    // The link was sent to an address that is no longer the member's, so it proves nothing.
    if (!member || row?.data['email'] !== emailKey(member.loginEmail ?? '')) return worthless;
    const proved = await proveAddress(tx, deps, member);
    await setPassword(tx, deps, proved, passwordHash);
    return continueSignIn(tx, deps, policy, context, { member: proved });
  });
}
