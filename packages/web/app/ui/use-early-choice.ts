import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a field that submits its form on change: submits a choice that was made before the scripts
 * loaded. Requires `autoComplete="off"`, or a value restored by the browser would be submitted too.
 */
export function useEarlyChoice(): RefObject<HTMLSelectElement | null> {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current?.querySelector('[selected]:not(:checked)'))
      field.current.form?.requestSubmit();
  }, []);
  return field;
}
