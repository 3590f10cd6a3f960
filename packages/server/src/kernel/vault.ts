import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that must be read again (the key of an authenticator app, a client secret), so
 * that a dump of the database reveals nothing. AES-256-GCM; the keys are derived from secrets that
 * are not in the database. Each ciphertext is bound to its context and cannot be moved to another
 * row.
 */
export interface Vault {
  /** The stored form; the plain text if there is no secret. */
  readonly seal: (text: string, about: string) => string;
  /**
   * Returns the plain text, or the text itself if it was stored without encryption. Undefined if
   * none of our secrets decrypts it.
   */
  readonly open: (sealed: string, about: string) => string | undefined;
  /** The prefix of ciphertexts of the newest secret; undefined without a secret. */
  readonly mark: string | undefined;
  /** The prefixes of ciphertexts that one of our secrets decrypts. */
  readonly marks: readonly string[];
}

interface Key {
  readonly id: string;
  readonly key: Buffer;
}

/** Stored with each ciphertext, so that the cipher can be changed later. */
const version = 'sealed1';
const shape = /^sealed(\d+)\.([\da-f]{8})\.([\w-]+)$/;

const markOf = ({ id }: Key): string => `${version}.${id}.`;

const derive = (secret: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `shopwright ${use}`, bytes));

/** The first secret encrypts; the others only decrypt. */
export function createVault(secrets: readonly string[], { seals = true } = {}): Vault {
  const keys = secrets.map((secret): Key => ({
    id: derive(secret, 'key id', 4).toString('hex'),
    key: derive(secret, 'at rest', 32),
  }));
  const newest = seals ? keys[0] : undefined;
  return {
    mark: newest && markOf(newest),
    marks: keys.map(markOf),
    seal(text, about) {
      if (!newest) return text;
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(Buffer.from(about));
      // Stryker disable next-line StringLiteral: without a name it is UTF-8, too
      const body = cipher.update(text, 'utf8');
      return `${markOf(newest)}${Buffer.concat([iv, body, cipher.final(), cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, about) {
      // Stryker disable next-line StringLiteral,ArrayDeclaration: without a match there is no version, and nothing else is read
      const [, made, id, payload = ''] = shape.exec(sealed) ?? [];
      if (made === undefined) return sealed;
      const key = made === '1' ? keys.find((candidate) => candidate.id === id) : undefined;
      const bytes = Buffer.from(payload, 'base64url');
      // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator: whatever is unknown or too short fails below as well
      if (!key || bytes.length < 28) return undefined;
      // The last base64 character may hold unused bits: only the canonical encoding is accepted.
      if (bytes.toString('base64url') !== payload) return undefined;
      try {
        const cipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, 12))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(-16));
        return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString(
          'utf8',
        );
      }
      // Stryker disable next-line BlockStatement: nothing is returned either way
      catch {
        return undefined;
      }
    },
  };
}

/** For bytea columns: the ciphertext as bytes, or the plain bytes if it is not encrypted. */
export const sealBytes = (vault: Vault, bytes: Buffer, about: string): Buffer =>
  vault.mark === undefined ? bytes : Buffer.from(vault.seal(bytes.toString('base64url'), about));

export function openBytes(vault: Vault, stored: Buffer, about: string): Buffer | undefined {
  const text = stored.toString('latin1');
  if (!shape.test(text)) return stored;
  const opened = vault.open(text, about);
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url');
}
