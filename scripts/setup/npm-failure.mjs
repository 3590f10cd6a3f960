const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ECONNABORTED)\b|network request|network timeout/;

/** @type {[pattern: RegExp, sentence: string][]} */
const EXPLAINED_FAILURES = [
  [
    UNREACHABLE,
    "The package registry cannot be reached: connect this machine to the network (or set npm's proxy and registry), then run the command again.",
  ],
  [
    /\b(ENOSPC|EDQUOT)\b|no space left/i,
    'The disk is full: free about 2 GB and run the command again.',
  ],
  [
    /\bEROFS\b/,
    'This folder is on a read-only file system: move the project to a writable one, and run the command again.',
  ],
  [
    /\b(EACCES|EPERM)\b/,
    'npm has no permission to write to WHERE: run the command as the owner of that folder, or change its owner (chown -R).',
  ],
  [
    /\b(UNABLE_TO_GET_ISSUER_CERT\w*|SELF_SIGNED_CERT\w*|CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT)\b/,
    "The package registry's certificate is not trusted here: set npm's cafile (npm config set cafile FILE), then run the command again.",
  ],
  [
    /\b(E401|E403|ENEEDAUTH)\b/,
    "The package registry refused this machine: check npm's registry and sign-in settings (npm config list), then run the command again.",
  ],
  [
    /\bEINTEGRITY\b/,
    "A downloaded package does not match its checksum in package-lock.json: empty npm's cache (npm cache clean --force) and run the command again.",
  ],
  [
    /\bETARGET\b|\bE404\b/,
    'The package registry does not have a package that package-lock.json names (WHAT): use the public npm registry, or a complete mirror.',
  ],
  [
    /can only install (packages )?(when|with)/,
    'package.json and package-lock.json do not agree: run npm install once, and commit the package-lock.json that it writes.',
  ],
];

/** @param {string} output */
export const isUnreachable = (output) => UNREACHABLE.test(output);

/**
 * Explains a known failure in one sentence; otherwise returns npm's own output.
 * @param {string} output
 */
export function npmFailure(output) {
  const sentence = EXPLAINED_FAILURES.find(([pattern]) => pattern.test(output))?.[1];
  if (sentence === undefined)
    return `${output.trim()}\nnpm could not install the packages. See its output above.`;
  return sentence
    .replace(
      'WHERE',
      output.match(/(?:path|error path|ERR! path) (\S.*)/)?.[1] ?? 'its cache or this folder',
    )
    .replace(
      'WHAT',
      output.match(/(?:notarget|404).*?([@\w/.-]+@[\w.^~*-]+)/)?.[1] ?? "see npm's log",
    );
}
