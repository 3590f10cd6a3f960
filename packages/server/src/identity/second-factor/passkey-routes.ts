import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
} from '@shopwright/contract/identity/my-factors';
import { route, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { failed, relyingPartyOf, readCredential } from './verify-passkey.ts';
import { proveAccount, unverifiedAddress } from './prove-account.ts';
import { lifetimes } from '../credentials/rules/lifetimes.ts';
import { issueSingleUse, redeemSingleUse } from '../credentials/single-use-tokens.ts';
import {
  activateFactorRow,
  insertFactor,
  listFactors,
  type FactorRow,
} from '../accounts/store/factors.ts';
import { findMember } from '../accounts/store/members.ts';

/** Passkeys belong to the host of the platform's own pages. The authenticator itself asks for a finger or a PIN: one is two factors. */

const MAX_PASSKEYS = 10;
/** EdDSA, ES256, RS256: what authenticators speak. */
const algorithms = [-8, -7, -257];
const noMember = refuse(403, 'MEMBER_REQUIRED', 'Sign in as a member to manage passkeys.');

async function newChallenge(
  { db, clock }: IdentityDeps,
  siteId: string,
  memberId: string | undefined,
  challenge: string,
): Promise<string> {
  const challengeId = newId();
  await issueSingleUse(db, {
    siteId,
    kind: 'passkey',
    token: challengeId,
    memberId,
    data: { challenge },
    seconds: lifetimes.captcha,
    now: clock(),
  });
  return challengeId;
}

export function passkeyRoutes(deps: IdentityDeps): Route[] {
  const { rpID, origin } = relyingPartyOf(deps.publicUrl);
  return [
    route(beginPasskey, async ({ request, actor, address }) => {
      const member =
        actor.role === 'member' ? await findMember(deps.db, actor.siteId, actor.id) : undefined;
      if (!member) return noMember;
      const refused =
        unverifiedAddress(member) ?? (await proveAccount(deps, actor, request, address));
      if (refused) return refused;
      const known = (await listFactors(deps.db, actor.siteId, actor.id)).filter(
        ({ type }) => type === 'WEBAUTHN',
      );
      if (known.length >= MAX_PASSKEYS)
        return refuse(
          409,
          'TOO_MANY_FACTORS',
          `A member can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
        );
      const options = await generateRegistrationOptions({
        rpName: (await deps.sites.find(actor.siteId))?.name ?? 'Store',
        rpID,
        userName: member.loginEmail ?? member.memberId,
        userID: new TextEncoder().encode(member.memberId),
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(({ target }) => ({ id: target ?? '' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return {
        challengeId: await newChallenge(deps, actor.siteId, actor.id, options.challenge),
        publicKeyCredentialCreationOptionsJson: JSON.stringify(options),
      };
    }),

    route(addPasskey, async ({ request, actor, address, requestId }) => {
      if (actor.role !== 'member') return noMember;
      const row = await deps.db.tx((tx) =>
        redeemSingleUse(tx, {
          siteId: actor.siteId,
          kind: 'passkey',
          token: request.challengeId,
          now: deps.clock(),
        }),
      );
      const response = readCredential<RegistrationResponseJSON>(request.credential);
      if (!row || row.memberId !== actor.id || !response) return failed;
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: String(row.data['challenge']),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => undefined);
      if (!checked?.verified) return failed;
      const { credential } = checked.registrationInfo;
      const factor: FactorRow = {
        factorId: newId(),
        memberId: actor.id,
        type: 'WEBAUTHN',
        status: 'ACTIVE',
        secret: null,
        target: credential.id,
        createdAt: deps.clock(),
        addressProved: true,
        data: {
          publicKey: Buffer.from(credential.publicKey).toString('base64'),
          counter: credential.counter,
        },
      };
      const isAdded = await deps.db.tx(async (tx) => {
        if (!(await insertFactor(tx, actor.siteId, factor))) return false;
        await activateFactorRow(tx, actor.siteId, factor.factorId, deps.clock());
        await deps.audit.note(
          {
            siteId: actor.siteId,
            action: 'ACCOUNT',
            subject: 'add-passkey',
            actor,
            target: actor.id,
            address,
            requestId,
          },
          tx,
        );
        return true;
      });
      if (!isAdded) return failed;
      return {
        factor: {
          factorId: factor.factorId,
          type: 'WEBAUTHN' as const,
          status: 'ACTIVE' as const,
          createdDate: factor.createdAt.toISOString(),
        },
      };
    }),

    route(challengePasskey, async ({ actor }) => {
      // No list of passkeys: the browser finds its own, and the answer does not reveal which accounts have one.
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      return {
        challengeId: await newChallenge(deps, actor.siteId, undefined, options.challenge),
        publicKeyCredentialRequestOptionsJson: JSON.stringify(options),
      };
    }),
  ];
}
