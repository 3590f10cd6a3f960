import { parseCookie, stringifySetCookie } from 'cookie';

export interface CookieOptions {
  readonly name: string;
  readonly path?: string;
  readonly maxAge: number;
  readonly secure: boolean;
  /** Whether scripts of the page may read it. */
  readonly isScriptReadable?: boolean;
}

/** A Set-Cookie header. Without a value, the browser deletes the cookie. */
export const serializeCookie = (
  value: string | undefined,
  { name, path = '/', maxAge, secure, isScriptReadable = false }: CookieOptions,
): string =>
  stringifySetCookie({
    name,
    value: value ?? '',
    path,
    maxAge: value === undefined ? 0 : maxAge,
    secure,
    httpOnly: !isScriptReadable,
    sameSite: 'lax',
  });

export const readCookie = (request: Request, name: string): string | undefined =>
  cookieIn(request.headers.get('cookie') ?? '', name);

export const cookieIn = (header: string, name: string): string | undefined =>
  header === '' ? undefined : parseCookie(header)[name];

/** In the order in which the browser sent them. */
export const cookieNames = (request: Request): string[] =>
  Object.keys(parseCookie(request.headers.get('cookie') ?? ''));

/** A value as JSON in a cookie that no script reads. */
export const serializeJsonCookie = (value: unknown, options: CookieOptions): string =>
  serializeCookie(value === undefined ? undefined : JSON.stringify(value), options);

/** Unchecked: the browser may have sent anything. Undefined where it is no JSON. */
export function readJsonCookie(request: Request, name: string): unknown {
  const text = readCookie(request, name);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
