import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Area } from '../areas/area.ts';
import { closeOnBackdrop, openDialog } from '../ui/dialog.ts';
import { isPlainKey } from './keys.ts';

/** The second key of a sequence such as `g h` has to follow within this time. */
const SEQUENCE_MS = 1200;

/** A shortcut of the page that is open: one key without a modifier, outside fields and dialogs. */
export interface Shortcut {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

const RegisterContext = createContext<(shortcuts: readonly Shortcut[]) => () => void>(
  () => () => {},
);

/**
 * Adds the shortcuts of a page, and lists them in the help sheet, while the page is mounted. Memoize
 * the list.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const register = use(RegisterContext);
  useEffect(() => register(shortcuts), [register, shortcuts]);
}

/**
 * Leads to a page with `g` and its letter, to an action with `c` and its letter; `?` lists all
 * shortcuts, those of the open page first.
 */
export function ShortcutsProvider({
  areas,
  children,
}: {
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}) {
  const t = useTranslations('adminShell');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ofPage, setOfPage] = useState<readonly Shortcut[]>([]);
  const [register] = useState(() => (shortcuts: readonly Shortcut[]) => {
    setOfPage((others) => [...others, ...shortcuts]);
    return () => setOfPage((others) => others.filter((one) => !shortcuts.includes(one)));
  });
  const pages = areas.flatMap((area) => area.pages);
  const sequences = [
    ...pages.map(({ name, key, path }) => ({ start: 'g', name, key, path })),
    ...pages.flatMap(({ actions = [] }) =>
      actions.map(({ name, key, path }) => ({ start: 'c', name, key, path })),
    ),
  ].filter(({ key }) => key !== undefined);
  const started = useRef({ key: '', at: -Infinity });

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPlainKey(event)) return;
      const { key: start, at } = started.current;
      const target =
        event.timeStamp - at < SEQUENCE_MS
          ? sequences.find((one) => one.start === start && one.key === event.key)
          : undefined;
      const isStart = !target && sequences.some((one) => one.start === event.key);
      started.current = isStart ? { key: event.key, at: event.timeStamp } : { key: '', at: 0 };
      const own = ofPage.find(({ key }) => key === event.key);
      if (target) void navigate(target.path);
      else if (event.key === '?') openDialog(dialog.current);
      else if (own) own.run();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <RegisterContext value={register}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by keyboard */}
      <dialog
        ref={dialog}
        className="admin-dialog"
        aria-labelledby="shortcuts-heading"
        onClick={closeOnBackdrop}
      >
        <div className="admin-dialog-body">
          <h2 id="shortcuts-heading" className="admin-subtitle">
            {t('shortcuts')}
          </h2>
          <dl className="admin-keys">
            {ofPage.map(({ key, label }) => (
              <Keys key={key} keys={[key]} label={label} />
            ))}
            <Keys keys={['Ctrl K', '⌘ K', '/']} label={t('searchEverything')} />
            {sequences.map(({ start, key, name }) => (
              <Keys key={name} keys={[`${start} ${key ?? ''}`]} label={t(name)} />
            ))}
            <Keys keys={['?']} label={t('shortcuts')} />
          </dl>
          <form method="dialog">
            <button className="button button-quiet">{t('close')}</button>
          </form>
        </div>
      </dialog>
    </RegisterContext>
  );
}

function Keys({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  );
}
