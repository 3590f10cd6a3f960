/** Why a hand-over cannot go on; the boundary of the hosted pages says it in words. */
export interface HopEnd {
  readonly hopEnd: 'USED' | 'EXPIRED' | 'UNKNOWN' | 'SIGNED_OUT';
  /** Of the site that sent the person here, where it is known. */
  readonly backUrl?: string | undefined;
}

export const isHopEnd = (thrown: unknown): thrown is HopEnd =>
  typeof thrown === 'object' && thrown !== null && 'hopEnd' in thrown;
