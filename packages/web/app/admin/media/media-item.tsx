import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Icon, type IconName } from '../shell/icon.tsx';
import { Badge } from '../ui/badge.tsx';
import { Thumbnail } from './file-tile.tsx';
import type { OrderChange } from './media-order.ts';
import { LIST_FORM } from './product-media-forms.tsx';
import { choiceValue, type MediaItemView, type OptionView } from './product-media-view.ts';

interface MediaItemProps {
  readonly item: MediaItemView;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly option: OptionView | undefined;
  readonly choices: ReadonlySet<string>;
  readonly onChange: (change: OrderChange) => void;
  /** Another item was dropped here. */
  readonly onDropped: (id: string) => void;
  readonly onChoices: (choices: ReadonlySet<string>) => void;
  readonly onText: (altText: string) => void;
}

const DRAGGED = 'application/x-shopwright-media';

const keys: Readonly<Record<string, 'earlier' | 'later'>> = {
  ArrowLeft: 'earlier',
  ArrowUp: 'earlier',
  ArrowRight: 'later',
  ArrowDown: 'later',
};

export function MediaItem({
  item,
  name,
  index,
  count,
  onChange,
  onDropped,
  ...rest
}: MediaItemProps) {
  const t = useTranslations('adminMedia');
  const [isOver, setOver] = useState(false);
  const { id } = item;
  const isFirst = index === 0;
  const tool = { id, onChange };
  const move = (event: KeyboardEvent): void => {
    const kind = keys[event.key];
    if (!kind || !event.altKey) return;
    event.preventDefault();
    onChange({ kind, id });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the buttons do the same
    <li
      className="media-item"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData(DRAGGED));
      }}
    >
      <input form={LIST_FORM} type="hidden" name="mediaIds" value={id} />
      <button
        type="button"
        className="media-handle"
        draggable
        data-media={id}
        aria-label={t('positionOf', { name, position: String(index + 1), count })}
        aria-describedby="media-drag-hint"
        onKeyDown={move}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <Thumbnail file={item} />
      </button>
      {isFirst && (
        <span className="media-main">
          <Badge tone="good">{t('mainPicture')}</Badge>
        </span>
      )}
      <div className="media-tools">
        <Tool
          {...tool}
          kind="earlier"
          icon="back"
          label={t('moveEarlier', { name })}
          isOff={isFirst}
        />
        <Tool
          {...tool}
          kind="later"
          icon="arrow"
          label={t('moveLater', { name })}
          isOff={index === count - 1}
        />
        <Tool {...tool} kind="main" icon="star" label={t('makeMain', { name })} isOff={isFirst} />
        <Link className="admin-tool" to={`/admin/media/${id}`} title={t('editFile', { name })}>
          <Icon name="settings" />
          <span className="sr-only">{t('editFile', { name })}</span>
        </Link>
        <Tool {...tool} kind="remove" icon="close" label={t('removeItem', { name })} />
      </div>
      <ItemFields item={item} name={name} {...rest} />
    </li>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly id: string;
  readonly kind: 'earlier' | 'later' | 'main' | 'remove';
  readonly isOff?: boolean;
  readonly onChange: (change: OrderChange) => void;
}

/** A button that changes the order at once, and submits the form without JavaScript. */
function Tool({ icon, label, id, kind, isOff = false, onChange }: ToolProps) {
  return (
    <button
      className="admin-tool"
      form={LIST_FORM}
      title={label}
      name="intent"
      value={`${kind}:${id}`}
      disabled={isOff}
      onClick={(event) => {
        event.preventDefault();
        onChange({ kind, id });
      }}
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

type ItemFieldsProps = Pick<
  MediaItemProps,
  'item' | 'name' | 'option' | 'choices' | 'onChoices' | 'onText'
>;

function ItemFields({ item, name, option, choices, onChoices, onText }: ItemFieldsProps) {
  const t = useTranslations('adminMedia');
  const [saved, setSaved] = useState(item.altText);
  return (
    <>
      {item.kind !== 'DOCUMENT' && (
        <>
          <input form={LIST_FORM} type="hidden" name={`before:${item.id}`} value={item.altText} />
          <input
            className="field-input"
            form={LIST_FORM}
            name={`altText:${item.id}`}
            maxLength={500}
            defaultValue={item.altText}
            placeholder={t('altText')}
            aria-label={t('altTextOf', { name })}
            onBlur={({ currentTarget: { value } }) => {
              if (value.trim() === saved) return;
              setSaved(value.trim());
              onText(value.trim());
            }}
          />
        </>
      )}
      {option && (
        <fieldset className="media-choices">
          <legend className="sr-only">{t('choices', { name })}</legend>
          <span className="media-meta" aria-hidden="true">
            {t('showFor')}
          </span>
          {option.choices.map((choice) => {
            const value = choiceValue(option.name, choice.name, item.id);
            return (
              <label key={choice.name} className="media-choice">
                <input
                  type="checkbox"
                  form={LIST_FORM}
                  name="choice"
                  value={value}
                  checked={choices.has(value)}
                  onChange={() => onChoices(withOrWithout(choices, value))}
                />
                {choice.name}
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

function withOrWithout(choices: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const after = new Set(choices);
  if (!after.delete(value)) after.add(value);
  return after;
}
