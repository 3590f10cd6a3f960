import type { Call } from '../call.ts';

/** An example that is written by hand. Missing parts are generated from the fields. */
export interface WrittenExample {
  readonly request?: Readonly<Record<string, unknown>>;
  readonly answer?: unknown;
}

/** The compiler compares an example with the types of its call. */
export function example<Request extends object, Answer>(
  call: Call<Request, Answer>,
  written: { readonly request: Request; readonly answer?: Answer },
): [string, WrittenExample] {
  return [call.name, written as WrittenExample];
}
