import { refuse, type AnyRefusal } from '../kernel/outcome.ts';

/** Thrown while a request is being read, before there is a call to return a refusal to. */
export class RequestRefused extends Error {
  readonly refusal: AnyRefusal;

  constructor(description: string) {
    super(description);
    this.refusal = refuse('MALFORMED_REQUEST', description);
  }
}
