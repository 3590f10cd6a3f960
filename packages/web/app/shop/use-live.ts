import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Keeps what is on screen true: when the catalog is no longer the one this page was made of, the page asks again.
 * Only while it is looked at, since a browser has few connections for all tabs of a shop.
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
