/**
 * Why a redirect session cannot continue. The error boundary of the hosted pages shows the message.
 */
export interface RedirectSessionEnd {
  readonly endReason: 'USED' | 'EXPIRED' | 'UNKNOWN' | 'SIGNED_OUT';
  /** The site that started the session, if available. */
  readonly backUrl?: string | undefined;
}

export const isRedirectSessionEnd = (thrown: unknown): thrown is RedirectSessionEnd =>
  typeof thrown === 'object' && thrown !== null && 'endReason' in thrown;
