/** What a check of `shopwright doctor` has found. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail';
  readonly found: string;
  /** What to do about it. */
  readonly fix?: string;
}

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });
export const warn = (check: string, found: string, fix: string): Finding => ({
  check,
  state: 'warn',
  found,
  fix,
});
export const fail = (check: string, found: string, fix: string): Finding => ({
  check,
  state: 'fail',
  found,
  fix,
});
