import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A software authenticator that signs like a real one. */

const b64 = (bytes: Buffer) => bytes.toString('base64url');
const sha = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** The part of CBOR that an attestation needs: small maps of integers, text and bytes. */
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
export function newAuthenticator(): Authenticator {
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

export function creation(key: Authenticator, challenge: string, where: Where = {}): string {
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
export function assertion(key: Authenticator, challenge: string, where: Where = {}): string {
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
