import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  string,
  struct,
  type Static,
} from '../field.ts';

export const BulkActionMetadata = message('BulkActionMetadata', {
  totalSuccesses: integer(),
  totalFailures: integer(),
  undetailedFailures: integer(),
});
export type BulkActionMetadata = Static<typeof BulkActionMetadata>;

export const ApplicationError = message('ApplicationError', {
  code: string({ secret: true }),
  description: string(),
  data: struct({ nullable: true }),
});
export type ApplicationError = Static<typeof ApplicationError>;

export const ItemMetadata = message('ItemMetadata', {
  id: string({ nullable: true }),
  originalIndex: integer(),
  success: boolean(),
  error: ApplicationError,
});
export type ItemMetadata = Static<typeof ItemMetadata>;

export const EntityItemMetadata = message('EntityItemMetadata', {
  id: string({ nullable: true, format: 'GUID' }),
  originalIndex: integer(),
  success: boolean(),
  error: ApplicationError,
});
export type EntityItemMetadata = Static<typeof EntityItemMetadata>;

export const MemberItemMetadata = message('MemberItemMetadata', {
  id: string({ nullable: true, maxLength: 255 }),
  originalIndex: integer(),
  success: boolean(),
  error: ApplicationError,
});
export type MemberItemMetadata = Static<typeof MemberItemMetadata>;

export const ExtendedFields = message('ExtendedFields', {
  namespaces: map(struct()),
});
export type ExtendedFields = Static<typeof ExtendedFields>;

export const HeadersEntry = message('HeadersEntry', {
  key: string(),
  value: string(),
});
export type HeadersEntry = Static<typeof HeadersEntry>;

export const RuleType = enumeration('RuleType', [
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);
export type RuleType = Static<typeof RuleType>;

export const FieldViolation = message('FieldViolation', {
  field: string(),
  description: string(),
  violatedRule: RuleType,
  ruleName: string({ nullable: true }),
  data: struct({ nullable: true }),
});
export type FieldViolation = Static<typeof FieldViolation>;

export const ValidationError = message('ValidationError', {
  fieldViolations: list(FieldViolation),
});
export type ValidationError = Static<typeof ValidationError>;
