import { createContext } from 'react';

/** Only the server knows it. Browsers hide it from the page, so there is nothing to hydrate. */
export const NonceContext = createContext<string | undefined>(undefined);
