/** An error that the user can act on: one sentence, no stack trace. */
export class Refusal extends Error {
  /** The command whose help is worth reading now. */
  readonly hint: string | undefined;

  constructor(sentence: string, { hint, cause }: { hint?: string; cause?: unknown } = {}) {
    super(sentence, { cause });
    this.hint = hint;
  }
}
