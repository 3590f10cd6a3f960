/** The state of a payment as the provider reports it. */
export type ProviderState =
  /** Started, not confirmed. */
  | 'NEW'
  /** The bank wants the buyer to authenticate (3-D Secure). */
  | 'CHALLENGE'
  /** The bank has not answered yet. */
  | 'PENDING'
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'VOIDED'
  | 'DECLINED';

export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'INCORRECT_DETAILS'
  | 'AUTHENTICATION_FAILED'
  | 'PROCESSING_ERROR';
