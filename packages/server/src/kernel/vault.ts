import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Secrets that must be read again (an authenticator's key, a client secret) are stored encrypted:
 * the database alone, as a dump or by a query, reveals nothing. AES-256-GCM; the keys are derived
 * from secrets that are not in the database. Each ciphertext is bound to its context, so that it
 * cannot be moved to another row.
 */
export interface Vault {
  /** As it is stored. Without a secret: as it is. */
  readonly seal: (text: string, about: string) => string;
  /**
   * Returns the plain text, or the text itself if it was stored before there was a vault. Undefined
   * if none of our secrets opens it.
   */
  readonly open: (sealed: string, about: string) => string | undefined;
  /** The prefix of everything sealed with the newest secret; undefined without a secret. */
  readonly mark: string | undefined;
  /** The prefixes of everything that one of our secrets opens. */
  readonly marks: readonly string[];
}

interface Key {
  readonly id: string;
  readonly key: Buffer;
}

/** The version is part of the text: another cipher gets another one. */
const version = 'sealed1';
const shape = /^sealed(\d+)\.([\da-f]{8})\.([\w-]+)$/;

const markOf = ({ id }: Key): string => `${version}.${id}.`;

const derive = (secret: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `shopwright ${use}`, bytes));

/** The first secret seals; the others still open what they sealed before. */
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

/**
 * For columns of bytes: the sealed text as bytes, or the bytes themselves while nothing is sealed.
 */
export const sealBytes = (vault: Vault, bytes: Buffer, about: string): Buffer =>
  vault.mark === undefined ? bytes : Buffer.from(vault.seal(bytes.toString('base64url'), about));

export function openBytes(vault: Vault, stored: Buffer, about: string): Buffer | undefined {
  const text = stored.toString('latin1');
  if (!shape.test(text)) return stored;
  const opened = vault.open(text, about);
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url');
}
