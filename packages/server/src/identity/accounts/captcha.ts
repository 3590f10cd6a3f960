import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { CaptchaToken } from '@shopwright/contract/identity/factors';
import type { CaptchaError } from '@shopwright/contract/errors/groups';
import type { Db } from '../../db/index.ts';
import { loggable } from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { fetchExternal } from '../../kernel/outbound.ts';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { Vault } from '../../kernel/vault.ts';
import { createCache } from '../../memory/index.ts';
import type { SignInPolicy } from './sign-in-policy.ts';
import { captchaSecretOf } from './rules/captcha-service.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { findSecret } from '../credentials/store/site-secrets.ts';
import { insertSingleUse } from '../credentials/store/single-use-tokens.ts';

/** Captchas: a built-in proof of work, or any service that implements siteverify. */
export interface Captcha {
  readonly challenge: (siteId: string) => ReturnType<typeof createChallenge>;
  /** A refusal with the codes that clients expect, or undefined to continue. */
  readonly check: (
    siteId: string,
    policy: SignInPolicy,
    tokens: readonly CaptchaToken[] | undefined,
    address: string,
  ) => Promise<Refusal<CaptchaError> | undefined>;
}

/** The maximum number of hashes a browser tries: about a second on a phone. */
const PROOF_OF_WORK_COST = 50_000;

const missing = refuse('-19971');
const invalid = refuse('-19970');

const unreachable = refuse('CAPTCHA_UNAVAILABLE');

const MAX_CACHED_KEYS = 1_000;

export function createCaptcha({
  db,
  clock,
  log,
  vault,
  allowPrivate,
}: {
  db: Db;
  clock: Clock;
  log: Log;
  vault: Vault;
  allowPrivate: boolean;
}): Captcha {
  const keys = createCache<string>({ maxEntries: MAX_CACHED_KEYS });
  const keyOf = (siteId: string): Promise<string> =>
    keys.load(siteId, async () =>
      (await findSecret(db, siteId, 'captcha', randomBytes(32))).toString('hex'),
    );

  /** Each solution counts once, in all processes. */
  async function isFirstUse(siteId: string, token: string): Promise<boolean> {
    const now = clock();
    const hash = createHash('sha256').update(`captcha\n${token}`).digest();
    return insertSingleUse(db, {
      siteId,
      kind: 'captcha',
      hash,
      memberId: null,
      clientId: null,
      codeHash: null,
      data: {},
      now,
      expiresAt: new Date(now.getTime() + LIFETIME_SECONDS.captcha * 1000),
    });
  }

  async function solved(siteId: string, token: string): Promise<boolean> {
    const solution = readSolution(token);
    if (!solution || !(await verifySolution(solution, await keyOf(siteId), false))) return false;
    const expires = Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires'));
    return expires * 1000 > clock().getTime() && isFirstUse(siteId, solution.signature);
  }

  /** Undefined when the service did not answer. */
  async function verifiedOutside(
    siteId: string,
    policy: SignInPolicy,
    token: string,
    invisible: boolean,
    address: string,
  ): Promise<boolean | undefined> {
    const { verifyUrl, secret, invisibleSecret } = policy.captcha;
    const sealedSecret = invisible ? (invisibleSecret ?? secret) : secret;
    if (!verifyUrl || !sealedSecret) return false;
    const opened = vault.open(sealedSecret, captchaSecretOf(siteId));
    if (opened === undefined) {
      log.error(
        { event: 'captcha.secret_unreadable', siteId },
        'Could not decrypt the secret of the captcha service; SHOPWRIGHT_SECRET or secret.key may have changed',
      );
      return undefined;
    }
    const body = new URLSearchParams({
      secret: opened,
      response: token,
      // The hosted pages may not know the client's address; the service then uses the one it saw
      // itself.
      ...(isIP(address) === 0 ? {} : { remoteip: address }),
    }).toString();
    try {
      const answer = await fetchExternal(verifyUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        maxBytes: 65_536,
        timeoutMs: 5000,
        allowPrivate,
      });
      const said: unknown =
        answer.status === 200 ? JSON.parse(answer.body.toString('utf8')) : undefined;
      return typeof said === 'object' && said !== null && 'success' in said
        ? said.success === true
        : undefined;
    } catch (error) {
      log.warn(
        { event: 'captcha.service_unavailable', err: loggable(error) },
        'The captcha service does not respond',
      );
      return undefined;
    }
  }

  return {
    challenge: async (siteId) =>
      createChallenge({
        hmacKey: await keyOf(siteId),
        maxNumber: PROOF_OF_WORK_COST,
        expires: new Date(clock().getTime() + LIFETIME_SECONDS.captcha * 1000),
      }),
    async check(siteId, policy, tokens, address) {
      if (policy.captcha.mode === 'OFF') return undefined;
      const invisible = policy.captcha.mode === 'INVISIBLE';
      const token = tokens
        ?.map((sent) => (invisible ? sent.InvisibleRecaptcha : sent.Recaptcha))
        .find((sent) => sent !== undefined && sent !== '');
      if (token === undefined) return missing;
      const good =
        policy.captcha.provider === 'BUILT_IN'
          ? await solved(siteId, token)
          : await verifiedOutside(siteId, policy, token, invisible, address);
      return good === undefined ? unreachable : good ? undefined : invalid;
    },
  };
}

interface Solution {
  algorithm: 'SHA-256';
  challenge: string;
  number: number;
  salt: string;
  signature: string;
}

/** Base64 of JSON, as the widget makes it. */
function readSolution(token: string): Solution | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { algorithm, challenge, number, salt, signature } = value as Record<string, unknown>;
    if (
      algorithm !== 'SHA-256' ||
      typeof challenge !== 'string' ||
      typeof number !== 'number' ||
      typeof salt !== 'string' ||
      typeof signature !== 'string'
    )
      return undefined;
    return { algorithm, challenge, number, salt, signature };
  } catch {
    return undefined;
  }
}
