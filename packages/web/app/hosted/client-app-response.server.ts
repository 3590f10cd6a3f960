/** How a sign-in is told to the program that asked for it. */

export interface ProgramAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly errorDescription?: string | undefined;
}

const wireWords = ({
  state,
  code,
  error,
  errorDescription,
}: ProgramAnswer): Record<string, string> => ({
  ...(code === undefined ? {} : { code }),
  ...(error === undefined ? {} : { error }),
  ...(errorDescription === undefined ? {} : { error_description: errorDescription }),
  state,
});

/** The address to go back to with the answer. The address itself stays to the letter: it was compared so. */
export function answerUrl(
  redirectUri: string,
  mode: 'fragment' | 'query',
  answer: ProgramAnswer,
): string {
  const words = new URLSearchParams(wireWords(answer)).toString();
  if (mode === 'fragment') return `${redirectUri}#${words}`;
  const joined = redirectUri.includes('?') ? (/[?&]$/.test(redirectUri) ? '' : '&') : '?';
  return `${redirectUri}${joined}${words}`;
}

/** JSON that means nothing to HTML and nothing but itself to a script. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The page of a hidden frame: tells its parent, and only a parent of a registered origin. Where the browser says who the
 * parent is, nobody else is even tried.
 */
export function messagePage(
  answer: ProgramAnswer,
  { origins, nonce }: { origins: readonly string[]; nonce: string },
): string {
  const script =
    `const answer=${jsonForScript(wireWords(answer))};const parentOrigin=location.ancestorOrigins?.[0];` +
    `for(const origin of ${jsonForScript(origins)})if(parentOrigin===undefined||parentOrigin===origin)(opener??parent).postMessage(answer,origin);`;
  return emptyPage(origins.length === 0 ? '' : `<script nonce="${nonce}">${script}</script>`);
}

export const emptyPage = (body = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Signing in</title>${body}</html>`;
