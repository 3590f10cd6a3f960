import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const REFRESH_MS = 1000;

/** Loads the data of the page again every second while a job runs. */
export function useLive(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), REFRESH_MS);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);
}
