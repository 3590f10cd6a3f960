import { service } from '../call.ts';
import {
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { CollectionProduct } from './collection-products.ts';

/**
 * Calls of our own: a rule adds every product that meets a filter to a collection, besides those
 * that were added by hand.
 */
const call = service(['/stores']);
const read = { who: 'merchant', permission: 'WIX_STORES.READ_PRODUCTS' } as const;
const modify = { who: 'merchant', permission: 'WIX_STORES.MODIFY_PRODUCTS' } as const;

const MAX_PREVIEWED_PRODUCTS = 20;
const MAX_RULES_PER_SITE = 100;
const id = required(string({ format: 'GUID' }));

export const CollectionRuleState = enumeration('CollectionRuleState', ['APPLYING', 'APPLIED']);
export type CollectionRuleState = Static<typeof CollectionRuleState>;

export const CollectionRule = message('CollectionRule', {
  filter: struct({ nullable: true, readOnly: true }),
  state: of(CollectionRuleState, { readOnly: true }),
  checkedProducts: integer({ readOnly: true }),
  totalProducts: integer({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type CollectionRule = Static<typeof CollectionRule>;

export const RuleOfCollection = message('RuleOfCollection', {
  collectionId: string({ format: 'GUID' }),
  rule: CollectionRule,
});
export type RuleOfCollection = Static<typeof RuleOfCollection>;

export const listCollectionRules = call({
  name: 'collectionManagement.listCollectionRules',
  method: 'GET',
  path: '/v1/collection-rules',
  ...read,
  request: message('CollectionManagementListCollectionRulesRequest', {}),
  answer: message('CollectionManagementListCollectionRulesAnswer', {
    rules: list(RuleOfCollection, { maxItems: MAX_RULES_PER_SITE }),
  }),
});

export const getCollectionRule = call({
  name: 'collectionManagement.getCollectionRule',
  method: 'GET',
  path: '/v1/collections/{id}/rule',
  ...read,
  request: message('CollectionManagementGetCollectionRuleRequest', { id }),
  answer: message('CollectionManagementGetCollectionRuleAnswer', {
    rule: of(CollectionRule, { nullable: true }),
  }),
});

export const setCollectionRule = call({
  name: 'collectionManagement.setCollectionRule',
  method: 'PUT',
  path: '/v1/collections/{id}/rule',
  ...modify,
  request: message('CollectionManagementSetCollectionRuleRequest', {
    id,
    filter: struct({ nullable: true }),
  }),
  answer: message('CollectionManagementSetCollectionRuleAnswer', {
    rule: of(CollectionRule, { nullable: true }),
  }),
  errors: ['TOO_MANY_COLLECTION_RULES'],
});

export const previewCollectionRule = call({
  name: 'collectionManagement.previewCollectionRule',
  method: 'POST',
  path: '/v1/collections/preview-rule',
  ...read,
  request: message('CollectionManagementPreviewCollectionRuleRequest', {
    filter: required(struct()),
    limit: integer({ minimum: 1, maximum: MAX_PREVIEWED_PRODUCTS }),
  }),
  answer: message('CollectionManagementPreviewCollectionRuleAnswer', {
    count: integer(),
    products: list(CollectionProduct, { maxItems: MAX_PREVIEWED_PRODUCTS }),
  }),
});
