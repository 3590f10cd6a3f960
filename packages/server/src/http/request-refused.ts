import { refuse, type Refusal } from '../kernel/outcome.ts';

/** Thrown while a request is being read, before there is a call to return a refusal to. */
export class RequestRefused extends Error {
  readonly refusal: Refusal;

  constructor(description: string) {
    super(description);
    this.refusal = refuse(400, 'MALFORMED_REQUEST', description);
  }
}
