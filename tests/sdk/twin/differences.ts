/**
 * Every step where our client does otherwise than the provider's, and why. A step that is listed
 * and no longer differs fails the test too: the list stays as short as the truth.
 *
 * Left out of the comparison altogether, because no program sees them: the host (the provider has
 * two, of fixed names), its telemetry header, the order of keys, a path parameter said again in the
 * query, and the empty Authorization header of a client without a strategy.
 */
const reasons = {
  namelessArgument:
    'The provider\'s builder writes "undefined" before the field, because its argument has no name; ours says "query".',
  tokenWords:
    "The message begins with the words of the specification (section 8), followed by the provider's; the error carries status, details and request id.",
  oneTokenRequest:
    "Calls that need a token at once share one request; the provider's client makes one for each, and the last one wins.",
};

/** With our modules. */
export const differences: Readonly<Record<string, string>> = {
  'query: unknown field': reasons.namelessArgument,
  'tokens: renewal of nonsense': reasons.tokenWords,
  'oauth: a code that is none': reasons.tokenWords,
  'external login: nobody': reasons.tokenWords,
  'tokens: three calls at once': reasons.oneTokenRequest,
};

/** With the provider's modules in our client: what the modules themselves do is the provider's. */
export const differencesOfClient: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(differences).filter(([, reason]) => reason !== reasons.namelessArgument),
);
