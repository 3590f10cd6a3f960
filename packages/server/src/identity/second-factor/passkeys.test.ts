import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD as password } from '../testing-members.ts';

/** Passkeys, with an authenticator made of software: what it signs is what a real one signs. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const b64 = (bytes: Buffer) => bytes.toString('base64url');
const sha = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** CBOR, as much of it as an attestation needs: small maps of integers, text and bytes. */
function cbor(value: unknown): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

interface Authenticator {
  id: Buffer;
  privateKey: KeyObject;
  publicKey: Buffer;
  counter: number;
}
function newAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  return { id: randomBytes(32), privateKey, publicKey: cose, counter: 0 };
}
interface Where {
  origin?: string;
  rpId?: string;
  flags?: number;
}
function authData(
  key: Authenticator,
  { rpId = 'shop.example', flags = 0x05 }: Where,
  attested?: Buffer,
): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(++key.counter);
  return Buffer.concat([
    sha(rpId),
    Buffer.from([attested ? flags | 0x40 : flags]),
    counter,
    ...(attested ? [attested] : []),
  ]);
}
const client = (type: string, challenge: string, { origin = 'https://shop.example' }: Where) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function creation(key: Authenticator, challenge: string, where: Where = {}): string {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(key.id.length);
  const data = authData(
    key,
    where,
    Buffer.concat([Buffer.alloc(16), length, key.id, key.publicKey]),
  );
  const attestationObject = cbor(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]),
  );
  return JSON.stringify({
    id: b64(key.id),
    rawId: b64(key.id),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: b64(client('webauthn.create', challenge, where)),
      attestationObject: b64(attestationObject),
    },
  });
}
function assertion(key: Authenticator, challenge: string, where: Where = {}): string {
  const data = authData(key, where);
  const clientData = client('webauthn.get', challenge, where);
  const signature = sign('sha256', Buffer.concat([data, sha(clientData)]), key.privateKey);
  return JSON.stringify({
    id: b64(key.id),
    rawId: b64(key.id),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: b64(clientData),
      authenticatorData: b64(data),
      signature: b64(signature),
    },
  });
}

async function join() {
  const email = newEmail();
  const visitor = await bench.visitor();
  const { body } = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    { as: visitor },
  );
  const as = String((await bench.exchange(body['sessionToken'])).body['access_token']);
  await bench.verifyAddress(as, email);
  return { email, visitor, as, memberId: (body['identity'] as { id: string }).id };
}
const begin = async (as: string) => {
  const { body } = await bench.call(
    'POST',
    '/v1/members/me/passkeys/options',
    { password },
    { as },
  );
  return {
    challengeId: body['challengeId'],
    challenge: (
      JSON.parse(String(body['publicKeyCredentialCreationOptionsJson'])) as { challenge: string }
    ).challenge,
  };
};
async function enrolled() {
  const person = await join();
  const key = newAuthenticator();
  const { challengeId, challenge } = await begin(person.as);
  const added = await bench.call(
    'POST',
    '/v1/members/me/passkeys',
    { challengeId, credential: creation(key, challenge) },
    { as: person.as },
  );
  expect(added.body).toMatchObject({ factor: { type: 'WEBAUTHN', status: 'ACTIVE' } });
  return { person, key, factorId: (added.body['factor'] as { factorId: string }).factorId };
}
async function asked(visitor: string) {
  const { body } = await bench.call('POST', '/v1/passkeys/options', {}, { as: visitor });
  return {
    challengeId: body['challengeId'],
    challenge: (
      JSON.parse(String(body['publicKeyCredentialRequestOptionsJson'])) as { challenge: string }
    ).challenge,
  };
}
const login = (visitor: string, challengeId: unknown, credential: string) =>
  bench.call(
    'POST',
    '/v2/login',
    { loginId: {}, webauthn: { challengeId, credential } },
    { as: visitor },
  );

it('signs its member in, without a password and without a code', async () => {
  await bench.policy({ secondFactor: 'REQUIRED' });
  const person = await enrolledUnder();
  const { challengeId, challenge } = await asked(person.visitor);
  const answer = await login(person.visitor, challengeId, assertion(person.key, challenge));
  expect(answer.body).toMatchObject({
    state: 'SUCCESS',
    sessionToken: expect.any(String),
    identity: { id: person.memberId },
  });
  expect((await bench.exchange(answer.body['sessionToken'])).status).toBe(200);
});
async function enrolledUnder() {
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const { person, key } = await enrolled();
  await bench.policy({ secondFactor: 'REQUIRED' });
  return { ...person, key };
}

it('is a way to sign in, not a second factor: the password alone still works where none is required', async () => {
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const { person } = await enrolled();
  expect(
    (
      await bench.call(
        'POST',
        '/v2/login',
        { loginId: { email: person.email }, password },
        { as: person.visitor },
      )
    ).body['state'],
  ).toBe('SUCCESS');
});

describe('is refused', () => {
  it('twice, late, for another challenge, from another origin or host, without the finger, by another key', async () => {
    const { person, key } = await enrolled();
    const one = await asked(person.visitor);
    const good = assertion(key, one.challenge);
    expect((await login(person.visitor, one.challengeId, good)).body['state']).toBe('SUCCESS');
    expect((await login(person.visitor, one.challengeId, good)).status).toBe(403);
    const stranger = { ...newAuthenticator(), id: key.id, counter: 100 };
    const wrong: ((challenge: string) => string)[] = [
      () => good,
      (challenge) => assertion(key, challenge, { origin: 'https://evil.example' }),
      (challenge) => assertion(key, challenge, { rpId: 'evil.example' }),
      (challenge) => assertion(key, challenge, { flags: 0x01 }),
      (challenge) => assertion(stranger, challenge),
      (challenge) => assertion(newAuthenticator(), challenge),
      () => '',
      () => 'null',
      () => '{"id":5}',
      () => '{"id":"x","response":{}}',
    ];
    for (const [index, make] of wrong.entries()) {
      const { challengeId, challenge } = await asked(person.visitor);
      expect(
        (await login(person.visitor, challengeId, make(challenge))).status,
        String(index),
      ).toBe(403);
    }
    const late = await asked(person.visitor);
    bench.wait(601);
    expect(
      (await login(person.visitor, late.challengeId, assertion(key, late.challenge))).status,
    ).toBe(403);
  });

  it('a copy of it, whose counter has fallen behind', async () => {
    const { person, key } = await enrolled();
    const copy = { ...key };
    for (let turn = 0; turn < 3; turn += 1) {
      const { challengeId, challenge } = await asked(person.visitor);
      await login(person.visitor, challengeId, assertion(key, challenge));
    }
    const { challengeId, challenge } = await asked(person.visitor);
    expect((await login(person.visitor, challengeId, assertion(copy, challenge))).status).toBe(403);
  });

  it("with another member's challenge, and with one for signing in", async () => {
    const [one, other] = [await join(), await join()];
    const mine = await begin(one.as);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/passkeys',
          {
            challengeId: mine.challengeId,
            credential: creation(newAuthenticator(), mine.challenge),
          },
          { as: other.as },
        )
      ).status,
    ).toBe(403);
    const forLogin = await asked(one.visitor);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/passkeys',
          {
            challengeId: forLogin.challengeId,
            credential: creation(newAuthenticator(), forLogin.challenge),
          },
          { as: one.as },
        )
      ).status,
    ).toBe(403);
    const { person, key } = await enrolled();
    const forMine = await begin(person.as);
    expect(
      (await login(person.visitor, forMine.challengeId, assertion(key, forMine.challenge))).status,
    ).toBe(403);
  });

  it('when it was removed, or its member blocked', async () => {
    const { person, key, factorId } = await enrolled();
    await bench.call(
      'POST',
      '/api/v1/members/block',
      { id: person.memberId },
      { as: await bench.key() },
    );
    const one = await asked(person.visitor);
    expect(
      (await login(person.visitor, one.challengeId, assertion(key, one.challenge))).body['state'],
    ).toBe('STATUS_CHECK');
    const other = await enrolled();
    await bench.call(
      'POST',
      `/v1/members/me/factors/${other.factorId}/remove`,
      { password },
      { as: other.person.as },
    );
    const two = await asked(other.person.visitor);
    expect(
      (await login(other.person.visitor, two.challengeId, assertion(other.key, two.challenge)))
        .status,
    ).toBe(403);
    expect(factorId).not.toBe(other.factorId);
  });
});

describe('a passkey stands for the password', () => {
  const change = (as: string, proof: object) =>
    bench.call('POST', '/v2/change-password', { newPassword: 'another quiet word', proof }, { as });

  it('of its own member, fresh and once', async () => {
    const { person, key } = await enrolled();
    const { challengeId, challenge } = await asked(person.visitor);
    const webauthn = { challengeId, credential: assertion(key, challenge) };
    expect((await change(person.as, { webauthn })).status).toBe(200);
    const again = await enrolled();
    expect(await change(again.person.as, { webauthn })).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: 'VERIFICATION_FAILED' } } },
    });
  });

  it("and never another member's", async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()];
    const { challengeId, challenge } = await asked(mine.person.visitor);
    expect(
      (
        await change(mine.person.as, {
          webauthn: { challengeId, credential: assertion(theirs.key, challenge) },
        })
      ).status,
    ).toBe(403);
  });
});
