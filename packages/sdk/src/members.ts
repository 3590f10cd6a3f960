/** The exports of the provider's `@wix/members`. */
export * as authorization from './modules/authorization.generated.ts';
export * as members from './modules/members.generated.ts';
export * as authentication from './modules/siteMembers.generated.ts';
