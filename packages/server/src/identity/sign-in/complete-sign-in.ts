import type { Connection } from '@shopwright/contract/identity/identity';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { Tx } from '../../db/index.ts';
import type { Actor } from '../../http/index.ts';
import { newSecret } from '../../kernel/ids.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { throttleCodeRequest } from '../throttling/throttle.ts';
import { changeMember } from '../accounts/create-member.ts';
import type { IdentityDeps } from '../deps.ts';
import { deviceKeys, type Caller } from '../accounts/devices.ts';
import { sendVerificationCode } from '../accounts/mails.ts';
import type { SignInPolicy } from '../accounts/sign-in-policy.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { toIdentity } from '../accounts/rules/member-wire.ts';
import { nextStep } from './rules/sign-in-step.ts';
import { requestFactor } from '../second-factor/factors.ts';
import { issueSingleUse, newCode } from '../credentials/single-use-tokens.ts';
import { listLinks } from '../accounts/store/connections.ts';
import { findDevice, saveDevices } from '../accounts/store/devices.ts';
import { listFactors } from '../accounts/store/factors.ts';
import { recordLogin } from '../accounts/store/members.ts';

/** The member who signs in, and their device. */
export interface SignInContext {
  readonly siteId: string;
  readonly clientId: string | undefined;
  readonly caller: Caller;
}

export interface Proven {
  readonly member: MemberRow;
  /** A second factor was verified during this sign-in. */
  readonly factorDone?: boolean;
  readonly remember?: boolean;
  /** The lifetime of the session token; shorter where it is part of a URL. */
  readonly tokenSeconds?: number;
}

export function contextOf(
  actor: Actor,
  address: string,
  clientMetaData?: Readonly<Record<string, unknown>> | null,
): SignInContext {
  const deviceToken = clientMetaData?.['deviceToken'];
  return {
    siteId: actor.siteId,
    clientId: actor.clientId,
    caller: {
      address,
      visitorId: actor.role === 'visitor' ? actor.id : actor.visitorId,
      deviceToken: typeof deviceToken === 'string' ? deviceToken.slice(0, 100) : undefined,
    },
  };
}

/** Refuses another code when too many were sent to this recipient. */
export async function mayMail(
  tx: Tx,
  deps: IdentityDeps,
  { siteId, caller }: SignInContext,
  { memberId }: MemberRow,
  recipient: string,
): Promise<Refusal | undefined> {
  const now = deps.clock();
  const isRememberedDevice =
    (await findDevice(
      tx,
      siteId,
      memberId,
      deviceKeys(caller).map(({ hash }) => hash),
      now,
    )) !== undefined;
  return throttleCodeRequest(
    tx,
    {
      siteId,
      kind: 'code',
      recipient,
      address: deps.exempt(caller.address) ? undefined : caller.address,
      isRememberedDevice,
    },
    now,
  );
}

/** The single sign-on connections that a member used, as identities list them. */
export async function connectionsOf(
  tx: Tx,
  siteId: string,
  memberId: string,
): Promise<Connection[]> {
  return (await listLinks(tx, siteId, memberId)).map(({ connectionId, subject }) => ({
    idpConnection: { idpConnectionId: connectionId, idpUserId: subject },
  }));
}

/** The next step after the first factor is verified. */
export async function continueSignIn(
  tx: Tx,
  deps: IdentityDeps,
  policy: SignInPolicy,
  context: SignInContext,
  proven: Proven,
): Promise<SignInResult | Refusal> {
  const now = deps.clock();
  const { siteId, clientId, caller } = context;
  const { member } = proven;
  const factors = await listFactors(tx, siteId, member.memberId);
  const secret = deviceKeys(caller)
    .filter(({ kind }) => kind !== 'network')
    .map(({ hash }) => hash);
  const remembered =
    secret.length > 0 &&
    policy.secondFactor !== 'OFF' &&
    (await findDevice(tx, siteId, member.memberId, secret, now))?.remembered === true;
  const identity = toIdentity(member, {
    emailVerification: policy.emailVerification,
    factors: factors.map(({ factorId, type, status }) => ({ factorId, type, status })),
    connections: await connectionsOf(tx, siteId, member.memberId),
  });
  const step = nextStep({
    member,
    policy,
    hasFactor: factors.some(({ type, status }) => type !== 'WEBAUTHN' && status !== 'INACTIVE'),
    factorDone: proven.factorDone === true || remembered,
    hasUnprovedFactor: factors.some(({ addressProved }) => !addressProved),
  });
  const state = { visitorId: caller.visitorId, deviceToken: caller.deviceToken };
  const common = { siteId, memberId: member.memberId, clientId, now } as const;

  switch (step) {
    case 'blocked':
      return { state: 'STATUS_CHECK', identity };
    case 'owner-approval':
      return { state: 'REQUIRE_OWNER_APPROVAL', identity };
    case 'verify-email': {
      const early = await mayMail(tx, deps, context, member, member.loginEmail ?? '');
      if (early) return early;
      const code = newCode();
      const stateToken = await issueSingleUse(tx, {
        ...common,
        kind: 'state',
        code,
        data: { ...state, step: 'email', sends: 1 },
        seconds: LIFETIME_SECONDS.signInState,
        replaces: ['state'],
      });
      await sendVerificationCode(
        tx,
        {
          siteId,
          store: (await deps.sites.find(siteId))?.store ?? {},
          to: member.loginEmail ?? '',
          language: member.identityProfile.language,
        },
        code,
      );
      return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity };
    }
    case 'promote': {
      const promoted = await changeMember(tx, member, { status: 'APPROVED', now });
      return promoted
        ? continueSignIn(tx, deps, policy, context, { ...proven, member: promoted })
        : { state: 'STATUS_CHECK', identity };
    }
    case 'second-factor': {
      const stateToken = await issueSingleUse(tx, {
        ...common,
        kind: 'state',
        data: { ...state, step: 'factor', sends: 1 },
        seconds: LIFETIME_SECONDS.signInState,
        replaces: ['state'],
      });
      const challenge = await requestFactor(tx, deps, {
        member,
        stateToken,
        factors,
        mayMail: (to) => mayMail(tx, deps, context, member, to),
      });
      return isRefusal(challenge) ? challenge : { ...challenge, identity };
    }
    case 'success': {
      const rememberedUntil =
        proven.remember === true
          ? new Date(now.getTime() + policy.rememberDeviceDays * 86_400_000)
          : null;
      const deviceToken = proven.remember === true ? newSecret() : undefined;
      const keys = deviceKeys(deviceToken === undefined ? caller : { ...caller, deviceToken });
      await saveDevices(
        tx,
        siteId,
        member.memberId,
        keys.map((key) => ({
          ...key,
          rememberedUntil: key.kind === 'network' ? null : rememberedUntil,
        })),
        now,
      );
      await recordLogin(tx, siteId, member.memberId, now);
      const sessionToken = await issueSingleUse(tx, {
        ...common,
        kind: 'session',
        data: { visitorId: caller.visitorId },
        seconds: proven.tokenSeconds ?? LIFETIME_SECONDS.sessionToken,
      });
      return {
        state: 'SUCCESS',
        sessionToken,
        identity,
        ...(deviceToken === undefined
          ? {}
          : { additionalData: { deviceToken: { strValue: deviceToken } } }),
      };
    }
  }
}
