interface TriStateBoxProps {
  readonly label: string;
  /** How many of its rows are selected. */
  readonly count: number;
  readonly total: number;
  readonly onChange: (isOn: boolean) => void;
  readonly children?: string;
}

/** A checkbox for several rows: on for all, off for none, mixed in between. */
export function TriStateBox({ label, count, total, onChange, children }: TriStateBoxProps) {
  const isMixed = count > 0 && count < total;
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        aria-label={children === undefined ? label : undefined}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        checked={count === total && total > 0}
        onChange={() => onChange(count < total)}
      />{' '}
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
