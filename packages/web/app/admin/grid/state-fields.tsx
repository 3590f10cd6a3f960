import { listParams, type ListDefinition, type ListState } from './list-state.ts';

/** The state of the list in a form with GET, but for what the form itself sets. */
export function StateFields({
  state,
  definition,
  set,
}: {
  readonly state: ListState;
  readonly definition: ListDefinition;
  readonly set: 'search' | 'filter' | 'columns';
}) {
  const own = { search: 'q', filter: 'filter', columns: 'columns' }[set];
  return (
    <>
      <input type="hidden" name="set" value={set} />
      {[...listParams(state, definition)]
        .filter(([name]) => name !== own)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}
