import type { Descriptions } from '../table.ts';

export const bulk: Descriptions = {
  BulkActionMetadata: {
    this: 'Summary of a bulk operation.',
    totalSuccesses: 'Number of items that were processed successfully.',
    totalFailures: 'Number of items that failed.',
    undetailedFailures:
      'Number of failed items that `results` does not list. 0 unless a background job had too many failures to list.',
  },
  ApplicationError: {
    this: 'Machine-readable error with a stable code.',
    code: 'Stable error code to branch on, for example "ITEM_NOT_FOUND".',
    description:
      'Explanation of the error for developers, in English. The text may change; the code does not.',
    data: 'Values that belong to the error, for example the ID that was not found. The keys depend on `code`.',
  },
  ItemMetadata: {
    this: 'Outcome for one item of a bulk operation.',
    id: 'ID of the item. Absent when the item could not be created.',
    originalIndex: 'Zero-based position of the item in the request.',
    success: 'Whether the operation succeeded for this item.',
    error: 'Reason for the failure. Present only when `success` is false.',
  },
  EntityItemMetadata: {
    this: 'Outcome for one entity of a bulk operation.',
    id: 'ID of the entity. Absent when it could not be created.',
    originalIndex: 'Zero-based position of the entity in the request.',
    success: 'Whether the operation succeeded for this entity.',
    error: 'Reason for the failure. Present only when `success` is false.',
  },
  MemberItemMetadata: {
    this: 'Outcome for one member of a bulk operation.',
    id: 'ID of the member.',
    originalIndex: 'Zero-based position of the member in the request.',
    success: 'Whether the operation succeeded for this member.',
    error: 'Reason for the failure. Present only when `success` is false.',
  },
  ExtendedFields: {
    this: 'Additional data that apps attach to the object.',
    namespaces: 'Free-form JSON objects by app namespace, stored and returned as sent.',
  },
  HeadersEntry: {
    this: 'HTTP header of a response.',
    key: 'Name of the HTTP header.',
    value: 'Value of the HTTP header.',
  },
  RuleType:
    'Validation rule that the value violates, for example `MAX_LENGTH` or `REQUIRED_FIELD`.',
  FieldViolation: {
    this: 'Field of the request whose value is invalid.',
    field: 'Path of the field in the request, for example "lineItems[0].quantity".',
    description: 'What is wrong with the value, in English.',
    ruleName: 'Name of the rule when `violatedRule` is `OTHER`.',
    data: 'Bounds of the violated rule, for example `{ "threshold": 100 }`.',
  },
  ValidationError: {
    this: 'Invalid fields of a request.',
    fieldViolations: 'One entry for each invalid field.',
  },
};
