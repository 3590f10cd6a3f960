/** The host list of a URL such as `postgres://name@one:5432,two:5432/shop`. */
const SEVERAL_HOSTS = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^@/?#]*,[^@/?#]*)((?:[/?#].*)?)$/;

/** One URL for each server that the URL names: more than one where a standby may take over. */
export function splitDatabaseUrl(url: string): [string, ...string[]] {
  const [, start = '', hosts = '', end = ''] = SEVERAL_HOSTS.exec(url) ?? [];
  const [first, ...others] = hosts.split(',').map((host) => start + host + end);
  return hosts === '' || first === undefined ? [url] : [first, ...others];
}
