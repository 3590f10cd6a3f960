/**
 * Query parameters that mail and advertising tools add to links. They identify a campaign or one
 * visitor and change nothing on a page, so no page, link or cached copy may contain them.
 */
const trackingParameter = new RegExp(
  `^(?:${[
    'utm_\\w+',
    'mtm_\\w+',
    'pk_\\w+',
    'gad_\\w+',
    '[a-z]{1,4}clk?id',
    '[gw]braid',
    'gclsrc',
    'srsltid',
    'igsh(?:id)?',
    'mc_[ce]id',
    'mkt_tok',
    '_ga',
    '_gl',
    '_hsenc',
    '_hsmi',
    '_ke',
    '_kx',
    'li_fat_id',
    'ref',
  ].join('|')})$`,
);

export const isTrackingParameter = (name: string): boolean => trackingParameter.test(name);

/** A path and its query, without tracking parameters. */
export function withoutTracking(address: string): string {
  const [path = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  const tracked = [...query.keys()].filter(isTrackingParameter);
  if (tracked.length === 0) return address;
  for (const name of tracked) query.delete(name);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
