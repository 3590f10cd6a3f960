import { refuse, type Refusal } from './outcome.ts';
import { parsePlainUrl } from './safe-redirect.ts';
import { compact } from './compact.ts';

export interface RefusedAddress {
  readonly url: string;
  /** The return address of a sign-in must match exactly; other pages match by their origin. */
  readonly kind: 'oauth' | 'page';
  readonly clientId?: string | undefined;
  /** The field of the request with the address. */
  readonly field?: string;
}

/** Names the exact value to allow, and where. */
export function redirectRefused({
  url,
  kind,
  clientId,
  field,
}: RefusedAddress): Refusal<'REDIRECT_NOT_ALLOWED'> {
  const normalized = parsePlainUrl(url);
  const shown = url.length > 300 ? `${url.slice(0, 300)}...` : url;
  const data = {
    url: url.slice(0, 2048),
    ...compact({ field, clientId }),
  };
  if (!normalized)
    return refuse(
      'REDIRECT_NOT_ALLOWED',
      `"${shown}" is not a web address that people can be sent to: write it as https://host/path, without a name or password in it.`,
      data,
    );
  if (kind === 'oauth' && url.includes('#'))
    return refuse(
      'REDIRECT_NOT_ALLOWED',
      `"${shown}" has a #part; an address to come back to after signing in has none, for the answer is put there.`,
      data,
    );
  const value = kind === 'oauth' ? url : normalized.origin;
  const app = clientId === undefined ? '' : ` --app ${clientId}`;
  return refuse(
    'REDIRECT_NOT_ALLOWED',
    `"${shown}" is not an address of this app. If it is yours, allow ${value === shown ? 'it' : value} with \`shopwright apps allow ${forShell(value)}${app}\`, or in the admin under Settings, Apps.`,
    { ...data, allow: value },
  );
}

/** Quoted for a shell, because users copy the command. */
const forShell = (text: string): string =>
  /^[\w:/.?=%~+,-]+$/.test(text) && !text.includes('?') ? text : `'${text.replaceAll("'", '%27')}'`;
