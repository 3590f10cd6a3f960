import { expect } from 'vitest';

/**
 * What the client throws for an answer other than 200: an Error with properties, whose message is
 * JSON.
 */
export interface ClientError {
  /** The sentence inside the JSON message. */
  readonly sentence: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: {
    readonly applicationError?: {
      readonly code: unknown;
      readonly description: unknown;
      readonly data: unknown;
    };
    readonly validationError?: { readonly fieldViolations: readonly Violation[] };
    readonly requestId?: string;
  };
}

interface Violation {
  readonly field: string;
  readonly description: string;
  readonly violatedRule: string;
  readonly data: unknown;
}

/** Waits for a call to be refused and reads the error as an app that uses the client would. */
export async function refusal(call: Promise<unknown>): Promise<ClientError> {
  const thrown = await call.then(
    (result) =>
      expect.fail(`The call was expected to be refused, but it answered ${JSON.stringify(result)}`),
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toHaveProperty('details');
  // The properties were just seen; the client does not export a type for what it throws.
  const error = thrown as Error & Omit<ClientError, 'sentence'>;
  const text: unknown = JSON.parse(error.message);
  expect(text).toEqual({
    message: expect.any(String),
    details: JSON.parse(JSON.stringify(error.details)),
  });
  const { message } = text as { message: string };
  return {
    sentence: message,
    status: error.status,
    requestId: error.requestId,
    details: error.details,
  };
}
