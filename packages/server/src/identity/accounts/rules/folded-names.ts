import { foldCase } from '../../../kernel/fold-case.ts';
import type { MemberRow } from './member-row.ts';

/**
 * The names of a member in the form that searches compare: case-folded in every script. Stored with
 * the names.
 */
export function foldedNames({
  profile: { nickname },
  contact: { firstName, lastName },
}: Pick<MemberRow, 'profile' | 'contact'>) {
  const fold = (name: string | null | undefined): string | null => (name ? foldCase(name) : null);
  return { nickname: fold(nickname), firstName: fold(firstName), lastName: fold(lastName) };
}
