/** The form of a provider's answers. An extension may be plain JavaScript, so types prove nothing. */

const STATES: ReadonlySet<unknown> = new Set([
  'NEW',
  'CHALLENGE',
  'PENDING',
  'AUTHORISED',
  'CAPTURED',
  'VOIDED',
  'DECLINED',
]);

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (answer: unknown): Fields =>
  typeof answer === 'object' && answer !== null ? { ...answer } : {};

export function whyNoReference(answer: unknown): string | undefined {
  const { reference } = fieldsOf(answer);
  return typeof reference === 'string' && reference !== '' && reference.length <= 255
    ? undefined
    : '"reference" must be a text of 1 to 255 characters.';
}

export function whyNoPayment(answer: unknown): string | undefined {
  const { state, amount, currency, attemptId, challengeUrl } = fieldsOf(answer);
  if (!STATES.has(state)) return `"state" must be one of ${[...STATES].join(', ')}.`;
  if (typeof amount !== 'bigint') return '"amount" must be a bigint of thousandths.';
  if (typeof currency !== 'string') return '"currency" must be a text such as EUR.';
  if (typeof attemptId !== 'string') return '"attemptId" must be the text that start was given.';
  if (challengeUrl !== undefined && !isWebAddress(challengeUrl))
    return '"challengeUrl" must be an http or https address.';
  return undefined;
}

export function whyNoRefund(answer: unknown): string | undefined {
  const { state, reason } = fieldsOf(answer);
  if (state === 'REFUNDED' || state === 'PENDING') return undefined;
  return state === 'REFUSED' && typeof reason === 'string'
    ? undefined
    : '"state" must be REFUNDED, PENDING, or REFUSED with a "reason".';
}

/** Buyers are sent there, so a script or a file is refused. */
const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
