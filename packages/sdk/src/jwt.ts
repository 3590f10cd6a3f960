/** Checks a signed token with the key the platform publishes, by the runtime's own cryptography. */
export interface JwtClaims { readonly data?: unknown; readonly exp?: number; readonly nbf?: number; readonly iss?: string; readonly aud?: string | readonly string[] }

export async function verifiedClaims(jwt: string, publicKey: string): Promise<JwtClaims> {
  const [head = '', body = '', signature = ''] = jwt.trim().split('.');
  const { alg } = JSON.parse(text(head)) as { alg?: string };
  if (alg !== 'RS256') throw new Error(`JWT is not valid: it is signed by ${alg ?? 'nothing'}, not RS256`);
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytes(pemBody(publicKey)), algorithm, false, ['verify']);
  const signed = await crypto.subtle.verify(algorithm, key, bytes(signature), new TextEncoder().encode(`${head}.${body}`));
  if (!signed) throw new Error('JWT is not valid: signature verification failed');
  const claims = JSON.parse(text(body)) as JwtClaims;
  const now = Date.now() / 1000;
  if (claims.exp !== undefined && claims.exp <= now) throw new Error('JWT is not valid: it has expired');
  if (claims.nbf !== undefined && claims.nbf > now) throw new Error('JWT is not valid yet');
  return claims;
}

/** PEM, or base64 of PEM in one line. */
function pemBody(key: string): string {
  const pem = /-----BEGIN/.test(key) ? key : atob(key.trim());
  return pem.replace(/-----[^-]+-----|\s/g, '');
}

const text = (base64: string): string => new TextDecoder().decode(bytes(base64));

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
