/** Verifies a signed token with the platform's public key, using Web Crypto. */
export interface JwtClaims {
  readonly data?: unknown;
  readonly exp?: number;
  readonly nbf?: number;
  readonly iss?: string;
  readonly aud?: string | readonly string[];
}

export async function verifiedClaims(jwt: string, publicKey: string): Promise<JwtClaims> {
  const [head = '', body = '', signature = ''] = jwt.trim().split('.');
  const { alg } = part<{ alg?: string }>(head);
  if (alg !== 'RS256')
    throw new Error(`JWT is not valid: it is signed by ${alg ?? 'nothing'}, not RS256`);
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await publicKeyOf(publicKey, algorithm);
  const signed = await crypto.subtle.verify(
    algorithm,
    key,
    signatureBytes(signature),
    new TextEncoder().encode(`${head}.${body}`),
  );
  if (!signed) throw new Error('JWT is not valid: signature verification failed');
  const claims = part<JwtClaims>(body);
  const now = Date.now() / 1000;
  if (claims.exp !== undefined && claims.exp <= now)
    throw new Error('JWT is not valid: it has expired');
  if (claims.nbf !== undefined && claims.nbf > now) throw new Error('JWT is not valid yet');
  return claims;
}

async function publicKeyOf(
  publicKey: string,
  algorithm: { name: string; hash: string },
): ReturnType<typeof crypto.subtle.importKey> {
  try {
    return await crypto.subtle.importKey('spki', bytes(pemBody(publicKey)), algorithm, false, [
      'verify',
    ]);
  } catch (cause) {
    throw new Error(
      'The publicKey of the AppStrategy cannot be read. It is the PEM that "shopwright webhooks create" prints, or the base64 of it.',
      { cause },
    );
  }
}

/** PEM, or base64 of PEM in one line. */
function pemBody(key: string): string {
  const pem = /-----BEGIN/.test(key) ? key : atob(key.trim());
  return pem.replace(/-----[^-]+-----|\s/g, '');
}

/** A public endpoint can receive anything: an empty body, a form, a proxy's error page. */
function part<Kind extends object>(base64: string): Kind {
  try {
    const value: unknown = JSON.parse(text(base64));
    if (typeof value === 'object' && value !== null) return value as Kind;
  } catch {
    // The same message as below.
  }
  throw new Error(
    'JWT is not valid: the body of the request is not a signed event of the platform',
  );
}

const text = (base64: string): string => new TextDecoder().decode(bytes(base64));

/** A malformed signature is invalid. */
function signatureBytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return bytes(base64);
  } catch {
    return new Uint8Array();
  }
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
