/** The exports of the provider's `@wix/identity`. */
export * as authentication from './modules/authentication.generated.ts';
export * as oauth from './modules/oauth.generated.ts';
export * as recovery from './modules/recovery.generated.ts';
export * as verification from './modules/verification.generated.ts';
