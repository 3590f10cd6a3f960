/** Words that no declared name may contain: the left column of the glossary in WRITING.md. */
export const REFUSED_WORDS = new Set([
  'anew',
  'ask',
  'asked',
  'asks',
  'beside',
  'diary',
  'door',
  'doors',
  'hear',
  'heard',
  'hop',
  'hops',
  'journey',
  'journeys',
  'keep',
  'keeps',
  'kept',
  'known',
  'lately',
  'most',
  'nobody',
  'person',
  'persons',
  'place',
  'places',
  'program',
  'programs',
  'shelve',
  'somebody',
  'soon',
  'standing',
  'stands',
  'tell',
  'tells',
  'together',
  'told',
  'turn',
  'turns',
  'wanted',
  'whoever',
  'wish',
  'wishes',
]);

/** Words that a constant may not contain: they do not say what is bounded, nor in which unit. */
export const REFUSED_CONSTANT_WORDS = new Set(['enough', 'few', 'longest', 'many']);

/**
 * Terms of the trade that contain a refused word, and the folders in which they may be declared.
 * @type {Record<string, 'everywhere' | readonly string[]>}
 */
export const ALLOWED_NAMES = {
  // An order is placed.
  placeOrder: 'everywhere',
  placeOrderErrors: ['packages/contract/'],
  PlaceOrderError: ['packages/contract/'],
  PlaceOrderTx: ['packages/server/src/orders/'],
  placeAndCharge: ['packages/server/src/payments/'],
  placeAuthorizedOrder: ['packages/server/src/payments/'],
  placeOrVoid: ['packages/server/src/payments/'],
  placeUnpaidOrder: ['packages/server/src/payments/'],
  placeWithoutPayment: ['packages/server/src/payments/'],
  // HTTP connections are kept alive.
  keepAlive: 'everywhere',
  // Decimal places of a number.
  decimalPlaces: 'everywhere',
  places: ['packages/server/src/catalog/reads/rules/convert-amounts'],
  MAX_DECIMAL_PLACES: ['packages/server/src/catalog/reads/rules/convert-amounts.ts'],
  // A syntax tree, an executable.
  program: ['scripts/', 'bench/'],
  // The status 429 has this name.
  TOO_MANY_REQUESTS: 'everywhere',
  // Fields of the wire and names of published types, which stay stable.
  refuseKnownPasswords: ['packages/contract/', 'packages/server/src/identity/'],
  EventPlace: ['packages/contract/'],
  HopRole: ['packages/contract/'],
  HopTokens: ['packages/contract/'],
  SettingsPlace: ['packages/contract/'],
};
