import { useEffect, type RefObject } from 'react';

/**
 * A field that sends its form by itself: what was chosen in it before the scripts had arrived is sent once they have.
 * It needs `autoComplete="off"`, or a browser that fills in what was chosen on an earlier visit would send it too.
 */
export function useEarlyChoice(field: RefObject<HTMLSelectElement | null>): void {
  useEffect(() => {
    const sent = [...field.current?.options ?? []].find(({ defaultSelected }) => defaultSelected);
    if (sent && !sent.selected) field.current?.form?.requestSubmit();
  }, [field]);
}
