/** The exports of the provider's `@wix/redirects`. */
export * as redirects from './modules/redirects.generated.ts';
