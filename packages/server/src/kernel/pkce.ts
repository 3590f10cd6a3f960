/**
 * RFC 7636: a verifier has 43 to 128 unreserved characters; only S256 is accepted, because `plain`
 * protects nothing.
 */
// Stryker disable next-line ConditionalExpression: as a text, undefined is too short
export const isVerifier = (verifier: string | undefined): verifier is string =>
  verifier !== undefined && /^[A-Za-z0-9\-._~]{43,128}$/.test(verifier);

/** A SHA-256 in base64url without padding. */
// Stryker disable next-line ConditionalExpression: as a text, undefined is too short
export const isChallenge = (challenge: string | undefined): challenge is string =>
  challenge !== undefined && /^[A-Za-z0-9_-]{43}$/.test(challenge);
