export { ApiKeyStrategy } from './api-key-strategy.ts';
export { AppStrategy, type AppStrategyOptions, type TokenInfo } from './app-strategy.ts';
export {
  createClient,
  type Bound,
  type CallOptions,
  type Client,
  type ClientOptions,
  type Host,
  type WixClient,
} from './client.ts';
export { ApiError, ConnectionError, type ErrorDetails, type FieldViolation } from './errors.ts';
export { EventDefinition, type EventMetadata } from './event.ts';
export type { Fn } from './fn.ts';
export type { Address } from './forms.ts';
export { DEFAULT_API_URL } from './host.ts';
export type { HttpClient } from './http-client.ts';
export { LoginState, type LoginErrorCode, type StateMachine } from './login-state.ts';
export { createMedia, decodeText, media, VideoResolution } from './media.ts';
export * from './modules/index.generated.ts';
export type { Collection } from './modules/collections.generated.ts';
export type { Product } from './modules/products.generated.ts';
export type { Store } from './modules/store.generated.ts';
export {
  OAuthStrategy,
  type IdentityProvider,
  type IOAuthStrategy,
  type LoginParams,
  type OauthData,
  type OauthPKCE,
  type OAuthStrategyOptions,
  type RegisterParams,
} from './oauth-strategy.ts';
export { pkceChallenge } from './pkce.ts';
export type { Page, QueryBuilder } from './query-builder.ts';
export type { Hooks, RetryOptions, SentRequest } from './send.ts';
export type { AuthStrategy } from './strategy.ts';
export {
  browserTokenStorage,
  cookieTokenStorage,
  serverTokenStorage,
  type CookieOptions,
  type ServerCookie,
  type ServerTokenStorage,
} from './token-storage.ts';
export {
  createLocalTokenStorage,
  EMPTY_TOKENS,
  TokenRole,
  type AccessToken,
  type RefreshToken,
  type Tokens,
  type TokenStorage,
} from './tokens.ts';
export type { ProcessedEvent } from './processed-event.ts';
export type { Webhooks } from './webhooks.ts';
