import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads the page's data when the catalog changes. Only while the page is visible, since browsers
 * limit connections for all tabs of a site.
 */
export function useLive(version: string): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);
  useEffect(() => {
    let source: EventSource | undefined;
    const follow = (): void => {
      source?.close();
      source = document.visibilityState === 'visible' ? new EventSource('/live') : undefined;
      source?.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (data === shown.current) return;
        shown.current = data;
        void revalidate();
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [revalidate]);
}
