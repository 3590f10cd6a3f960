import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads availability when the visitor returns to the page from the back/forward cache or another
 * tab.
 */
export function useFresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate();
    };
    document.addEventListener('visibilitychange', shown);
    addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      removeEventListener('pageshow', restored);
    };
  }, [revalidate]);
}
