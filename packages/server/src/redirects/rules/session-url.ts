/** Query parameters that a client cannot set, because they carry the session. */
const reserved = new Set(['session', 'token']);

/** The URL of a session's page, complete and in parts. */
export function sessionUrl({
  publicUrl,
  page,
  id,
  token,
  more = {},
}: {
  publicUrl: string;
  page: string;
  id: string;
  token: string;
  more?: Readonly<Record<string, string>>;
}): { fullUrl: string; urlDetails: { endpoint: string; searchParams: Record<string, string> } } {
  const endpoint = `${publicUrl}/hosted/${page}`;
  const own = Object.entries(more).filter(([name]) => !reserved.has(name));
  const searchParams = Object.fromEntries([...own, ['session', id], ['token', token]]);
  return {
    fullUrl: `${endpoint}?${new URLSearchParams(searchParams).toString()}`,
    urlDetails: { endpoint, searchParams },
  };
}
