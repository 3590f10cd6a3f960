import type { Descriptions } from '../table.ts';

const filter =
  'Conditions in the language of product queries, over `name`, `brand`, `ribbon`, `price`, `price.discountedPrice`, `onSale`, `stock.inStock`, `productType` and `createdDate`.';

export const collectionRules: Descriptions = {
  'collectionManagement.getCollectionRule':
    'Retrieves the rule of a collection and how far it is applied. Specific to Shopwright.',
  'collectionManagement.listCollectionRules':
    'Retrieves all rules of the store with their collections, and how far they are applied. Specific to Shopwright.',
  RuleOfCollection: {
    this: 'A rule with its collection.',
    collectionId: 'ID of the collection.',
    rule: 'The rule of the collection.',
  },
  CollectionManagementListCollectionRulesAnswer: {
    rules: 'The rules, by the ID of their collection.',
  },
  'collectionManagement.setCollectionRule':
    'Sets or removes the rule of a collection. Products that are written later follow the rule at once; a job applies it to the others. Specific to Shopwright.',
  'collectionManagement.previewCollectionRule':
    'Counts the products that meet a rule and returns the newest of them. Nothing is changed. Specific to Shopwright.',
  CollectionRuleState: {
    this: 'How far a rule is applied.',
    APPLYING: 'A job is comparing the products of the store with the rule.',
    APPLIED: 'The collection contains exactly the products of the rule and those added by hand.',
  },
  CollectionRule: {
    this: 'Rule of a collection: every product that meets its filter belongs to the collection.',
    filter: `${filter} Null while products of a removed rule leave the collection.`,
    state: 'How far the rule is applied.',
    checkedProducts: 'Number of products that the job has compared with the rule.',
    totalProducts: 'Number of products that the job compares with the rule.',
    updatedDate: 'When the rule was last changed, in UTC.',
  },
  CollectionManagementGetCollectionRuleRequest: {
    id: 'ID of the collection.',
  },
  CollectionManagementGetCollectionRuleAnswer: {
    rule: 'The rule; null if all products of the collection were added by hand.',
  },
  CollectionManagementSetCollectionRuleRequest: {
    id: 'ID of the collection.',
    filter: `${filter} Null or left out removes the rule: products that belong to the collection by rule alone leave it.`,
  },
  CollectionManagementSetCollectionRuleAnswer: {
    rule: 'The rule, which is now being applied; null if there was none to remove.',
  },
  CollectionManagementPreviewCollectionRuleRequest: {
    filter,
    limit: 'How many products to return; 5 if left out.',
  },
  CollectionManagementPreviewCollectionRuleAnswer: {
    count: 'Number of products that meet the rule, hidden products included.',
    products: 'The newest of them.',
  },
};
