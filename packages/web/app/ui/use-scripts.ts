import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run where this is shown: false in what the server sends, so that nothing is offered that would not work. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
