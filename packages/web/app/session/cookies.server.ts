interface Kept {
  readonly name: string;
  readonly path: string;
  /** Seconds; 0 takes it away. */
  readonly maxAge: number;
  readonly secure: boolean;
}

/** A value of ours in a cookie that no script reads. */
export const cookieText = (value: unknown, { name, path, maxAge, secure }: Kept): string =>
  `${name}=${maxAge === 0 ? '' : encodeURIComponent(JSON.stringify(value))}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;

/** What is in it, as far as it can be read: whoever made it may not have been us. */
export function cookieValue(request: Request, name: string): unknown {
  const found = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`));
  try {
    return found === undefined
      ? undefined
      : JSON.parse(decodeURIComponent(found.slice(name.length + 1)));
  } catch {
    return undefined;
  }
}
