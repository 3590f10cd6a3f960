import { useCallback, useEffect, useRef, useState } from 'react';
import { useScripts } from '../../ui/use-scripts.ts';
import { blankValues, changedFields, parseValues, type EditorValues } from './values.ts';

/** What was typed and not saved, stored in the browser, so that no closed tab or ended session loses it. */
export interface Draft {
  readonly values: EditorValues;
  /** What the product was when the typing began: saving is compared with it. */
  readonly base: EditorValues;
  readonly savedAt: string;
}

const keyOf = (productId: string): string => `shopwright-product-draft:${productId}`;

/** Writing after every key would stall a product with a thousand variants. */
const WRITE_DELAY_MS = 300;

export function readDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    const parsed = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const savedAt = parsed?.['savedAt'];
    if (typeof savedAt !== 'string') return undefined;
    const base = parseValues(JSON.stringify(parsed?.['base']), blankValues);
    return { savedAt, base, values: parseValues(JSON.stringify(parsed?.['values']), base) };
  } catch {
    return undefined;
  }
}

interface Drafts {
  /** A draft of an earlier visit, until it is restored or discarded. */
  readonly offered: Draft | undefined;
  readonly store: (values: EditorValues, base: EditorValues) => void;
  readonly discard: () => void;
  /** The draft is in the form now. */
  readonly accept: () => void;
}

/** The draft of one product. `isSaved` says that the form was just saved: then there is no draft. */
export function useDraft(productId: string, stored: EditorValues, isSaved: boolean): Drafts {
  const hasScripts = useScripts();
  const [earlier] = useState(() =>
    typeof document === 'undefined' ? undefined : readDraft(localStorage.getItem(keyOf(productId))),
  );
  const [isAnswered, setAnswered] = useState(false);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined);
  const [differs] = useState(
    () => earlier !== undefined && changedFields(stored, earlier.values).length > 0,
  );

  const flush = useCallback((): void => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    waiting.current.write();
    waiting.current = undefined;
  }, []);

  useEffect(() => {
    if (!isSaved) return;
    localStorage.removeItem(keyOf(productId));
    localStorage.removeItem(keyOf('new'));
  }, [productId, isSaved]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const store = (values: EditorValues, base: EditorValues): void => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    const write = (): void => {
      if (changedFields(base, values).length === 0) localStorage.removeItem(keyOf(productId));
      else
        localStorage.setItem(
          keyOf(productId),
          JSON.stringify({ values, base, savedAt: new Date().toISOString() } satisfies Draft),
        );
    };
    waiting.current = { write, timer: setTimeout(flush, WRITE_DELAY_MS) };
  };

  return {
    // Not in the first render: the server has no storage.
    offered: hasScripts && differs && !isAnswered && !isSaved ? earlier : undefined,
    store,
    accept: () => setAnswered(true),
    discard: () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = undefined;
      localStorage.removeItem(keyOf(productId));
      setAnswered(true);
    },
  };
}
