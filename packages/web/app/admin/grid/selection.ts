import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly has: (id: string) => boolean;
  readonly toggle: (ids: readonly string[]) => void;
  readonly set: (ids: readonly string[]) => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    has: (id) => ids.has(id),
    toggle: (given) =>
      setIds(
        (before) =>
          new Set([
            ...[...before].filter((id) => !given.includes(id)),
            ...given.filter((id) => !before.has(id)),
          ]),
      ),
    set: (given) => setIds(new Set(given)),
  };
}
