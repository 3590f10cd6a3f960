/** What a provider says of a payment. */
export type ProviderState =
  /** Opened, nothing asked yet. */
  | 'NEW'
  /** The buyer's bank wants to see the buyer. */
  | 'CHALLENGE'
  /** The bank has not answered. */
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
