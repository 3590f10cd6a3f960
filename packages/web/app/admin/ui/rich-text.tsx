import { useEffect, useId, useRef, type ClipboardEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { Icon, type IconName } from '../shell/icon.tsx';
import { TextArea } from './text-area.tsx';

interface RichTextProps {
  readonly label: string;
  readonly name: string;
  readonly html: string;
  readonly error?: string | undefined;
  readonly maxLength: number;
}

/** The commands of browsers for an edited document; the platform removes what a text may not have. */
const commands = [
  { command: 'bold', label: 'bold', keys: 'Ctrl+B' },
  { command: 'italic', label: 'italic', keys: 'Ctrl+I' },
  { command: 'formatBlock', value: 'h3', label: 'heading' },
  { command: 'formatBlock', value: 'p', label: 'paragraph' },
  { command: 'insertUnorderedList', label: 'bullets' },
  { command: 'insertOrderedList', label: 'numbers' },
  { command: 'removeFormat', label: 'clearFormat' },
] as const;

/** A text with headings, lists and links. Without JavaScript it is edited as HTML. */
export function RichText({ label, name, html, error, maxLength }: RichTextProps) {
  const t = useTranslations('adminRichText');
  const id = useId();
  const hasScripts = useScripts();
  const area = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Stored texts are sanitized by the platform; a typed one is only shown to who typed it, under a
    // policy that runs no inline script.
    if (area.current) area.current.innerHTML = html;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the area exists only with scripts
  }, [hasScripts, html]);

  const publish = (): void => {
    const field = source.current;
    if (!field || !area.current) return;
    const text = area.current.textContent.trim();
    field.value = text === '' && !area.current.querySelector('img') ? '' : area.current.innerHTML;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const run = (command: string, value?: string): void => {
    area.current?.focus();
    document.execCommand(command, false, value);
    publish();
  };
  const addLink = (): void => {
    // oxlint-disable-next-line no-alert -- a question about the selected text, which a dialog would deselect
    const address = prompt(t('linkAddress'), 'https://');
    if (address !== null && /^(https?:\/\/|mailto:|\/)/.test(address)) run('createLink', address);
  };
  const pastePlain = (event: ClipboardEvent): void => {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };

  if (!hasScripts)
    return (
      <TextArea
        label={label}
        name={name}
        defaultValue={html}
        error={error}
        hint={t('htmlHint')}
        maxLength={maxLength}
        rows={8}
      />
    );
  return (
    <div className="field">
      <p id={`${id}-label`} className="field-label">
        {label}
      </p>
      <div className="rich-text">
        <div role="toolbar" aria-label={t('format', { label })} className="rich-text-tools">
          {commands.map(({ command, label: key, ...more }) => (
            <Tool
              key={key}
              icon={key}
              label={t(key)}
              keys={'keys' in more ? more.keys : undefined}
              onRun={() => run(command, 'value' in more ? more.value : undefined)}
            />
          ))}
          <Tool icon="link" label={t('link')} onRun={addLink} />
        </div>
        <div
          ref={area}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          contentEditable
          suppressContentEditableWarning
          className="field-input rich-text-area"
          onInput={publish}
          onPaste={pastePlain}
        />
      </div>
      {/* Not an input of the type hidden: its value is its default value, which each render sets again. */}
      <textarea ref={source} hidden name={name} defaultValue={html} />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly onRun: () => void;
}

/** A button that leaves the selection of the text where it is. */
function Tool({ icon, label, keys, onRun }: ToolProps) {
  return (
    <button
      type="button"
      className="admin-tool"
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon name={icon} />
    </button>
  );
}
