import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run: false in server-rendered HTML, so that nothing is offered that would not
 * work.
 */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
