/** One error of the API: its code is stable, and callers decide by it. */
export interface ErrorEntry {
  /** The HTTP status. Several only where clients expect the same code with different statuses. */
  readonly status: number | readonly number[];
  /**
   * One sentence for the caller: what happened and what to change. {Names in braces} are filled in.
   */
  readonly message: string;
  /** What it means beyond the message, and what the caller can do about it. */
  readonly description: string;
}

/** The description of the errors in `unraised-errors.ts`. */
export const NEVER_RETURNED =
  'This server never returns it; it is listed so that clients written for the provider compile.';

export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** The names in braces of a message. */
export type ParameterName<Message extends string> =
  Message extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterName<Rest> : never;
