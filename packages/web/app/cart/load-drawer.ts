/** Loaded when it is first opened, or about to be: no page carries it. */
export const loadDrawer = () => import('./cart-drawer.tsx');

// Should it fail, it is tried again when it is needed.
export const prepareDrawer = (): void => void loadDrawer().catch(() => undefined);
