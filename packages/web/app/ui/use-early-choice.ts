import { useEffect, useRef, type RefObject } from 'react';

/**
 * A field that sends its form by itself: what was chosen in it before the scripts had arrived is sent once they have.
 * It needs `autoComplete="off"`, or a browser that fills in what was chosen on an earlier visit would send it too.
 */
export function useEarlyChoice(): RefObject<HTMLSelectElement | null> {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current?.querySelector('[selected]:not(:checked)'))
      field.current.form?.requestSubmit();
  }, []);
  return field;
}
