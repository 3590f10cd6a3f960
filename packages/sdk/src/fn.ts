import { payloadOf } from './arguments.ts';
import { contextual } from './context.ts';
import { withArgumentNames } from './errors.ts';
import { fromWireValue, toWireValue, type Shape } from './fields.ts';
import type { HttpClient } from './http-client.ts';
import { formRequest } from './request-form.ts';

/** A function of a module: callable inside a context, and bound to a client by createClient. */
export type Fn<Function extends (...given: never[]) => unknown> = Function &
  ((http: HttpClient, options?: { validateRequestSchema?: boolean }) => Function);

export interface CallFacts {
  readonly request?: Shape;
  readonly answer?: Shape;
  /** The field of the answer that the function returns; '' returns nothing. */
  readonly unwrap?: string;
  /** A read with a long query is sent as a POST. */
  readonly fallback?: boolean;
  readonly safe?: boolean;
}

type Fields = Record<string, unknown>;

export function fn<Function extends (...given: never[]) => unknown>(
  method: string,
  path: string,
  signature = '',
  facts: CallFacts = {},
): Fn<Function> {
  return contextual((http: HttpClient) => async (...given: unknown[]) => {
    const answer = (await sendCall(
      http,
      method,
      path,
      payloadOf(signature, given),
      facts,
      signature,
    )) as Fields | undefined;
    return facts.unwrap === undefined ? answer : answer?.[facts.unwrap];
  }) as Fn<Function>;
}

/** Makes one call: converts the request to the wire, and the answer back. */
export async function sendCall(
  http: HttpClient,
  method: string,
  path: string,
  payload: Fields,
  { request, answer, fallback, safe }: CallFacts,
  signature: string,
): Promise<unknown> {
  // Built before anything is sent: a missing path parameter is an error of the caller.
  const options = formRequest(
    { method, path, fallback, safe },
    toWireValue(payload, request) as Fields,
  );
  try {
    return fromWireValue((await http.request(() => options)).data, answer);
  } catch (error) {
    throw withArgumentNames(error, signature);
  }
}
