import type { EditConflict } from './merge-edits.server.ts';
import type { EditorValues, FieldName } from './values.ts';

/** The state of the editor after its form was submitted and not saved. */
export interface EditorAnswer {
  readonly intent: string;
  readonly message?: string;
  /** Nothing was sent: the store cannot be reached. */
  readonly isUnreachable?: boolean;
  readonly errors?: Partial<Record<FieldName, string>>;
  /** What was typed. */
  readonly values?: EditorValues;
  /** What is stored now: further changes are compared with it. */
  readonly base?: EditorValues;
  /** The revision of `base`, if it is not what the form began with. */
  readonly revision?: string;
  readonly conflicts?: readonly EditConflict[];
  /** Edited cells of variants that another person changed too. */
  readonly cellConflicts?: readonly CellConflict[];
}

export interface CellConflict {
  readonly variant: string;
  readonly column: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What the editor offers to choose from. */
export interface EditorChoices {
  readonly collections: Readonly<Record<string, string>>;
  readonly brands: readonly string[];
  readonly ribbons: readonly string[];
  /** Titles of the shared info sections by their ID. */
  readonly infoSections: Readonly<Record<string, string>>;
}
