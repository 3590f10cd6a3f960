import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Icon } from '../shell/icon.tsx';
import { Badge } from '../ui/badge.tsx';
import type { Member } from './load-members.server.ts';
import { useProductsAction } from './use-products-action.ts';

interface MemberRowProps {
  readonly member: Member;
  readonly mayEdit: boolean;
  /** The product that it comes after when moved up; empty for none, undefined if it is the first. */
  readonly upAfterId: string | undefined;
  /** The product that it comes after when moved down; undefined if it is the last. */
  readonly downAfterId: string | undefined;
  readonly onMove: (step: -1 | 1 | 'first', button: string) => void;
  readonly isDragged: boolean;
  readonly onDrag: (id: string | undefined) => void;
  /** Another row was dropped on this one and takes its position. */
  readonly onDropHere: () => void;
}

/** A product of a collection with its buttons. Each button is a form that works without JavaScript. */
export function MemberRow({
  member: { id, name, detail, isVisible, isHandPicked, picture },
  mayEdit,
  upAfterId,
  downAfterId,
  onMove,
  isDragged,
  onDrag,
  onDropHere,
}: MemberRowProps) {
  const t = useTranslations('adminCollections');
  const action = useProductsAction();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard
    <li
      data-id={id}
      className="member-row"
      data-dragged={isDragged || undefined}
      draggable={mayEdit}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', name);
        onDrag(id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      {mayEdit && (
        <span className="member-handle needs-scripts" aria-hidden="true">
          <Icon name="drag" />
        </span>
      )}
      <span className="member-picture">
        {picture && <Picture image={{ ...picture, altText: '' }} sizes="3rem" shape={1} />}
      </span>
      <span className="member-name">
        <bdi>{name}</bdi>
        <span className="text-quiet">
          {detail} {!isHandPicked && <Badge>{t('byRule')}</Badge>}{' '}
          {!isVisible && <Badge tone="attention">{t('hidden')}</Badge>}
        </span>
      </span>
      {mayEdit && (
        <Form method="post" action={action} preventScrollReset className="member-buttons">
          <input type="hidden" name="productId" value={id} />
          <MoveButton
            icon="first"
            label={t('moveFirst', { name })}
            afterId={upAfterId === undefined ? undefined : ''}
            onMove={() => onMove('first', 'first')}
          />
          <MoveButton
            icon="up"
            label={t('moveUp', { name })}
            afterId={upAfterId}
            onMove={() => onMove(-1, 'up')}
          />
          <MoveButton
            icon="down"
            label={t('moveDown', { name })}
            afterId={downAfterId}
            onMove={() => onMove(1, 'down')}
          />
          {isHandPicked && (
            <button
              className="admin-tool"
              name="intent"
              value="remove"
              aria-label={t('removeProduct', { name })}
            >
              <Icon name="close" />
            </button>
          )}
        </Form>
      )}
    </li>
  );
}

interface MoveButtonProps {
  readonly icon: 'first' | 'up' | 'down';
  readonly label: string;
  /** Undefined if the product cannot move there; empty for the beginning. */
  readonly afterId: string | undefined;
  readonly onMove: () => void;
}

function MoveButton({ icon, label, afterId, onMove }: MoveButtonProps) {
  return (
    <button
      className="admin-tool"
      name="intent"
      value={`move:${afterId ?? ''}`}
      aria-label={label}
      title={label}
      disabled={afterId === undefined}
      data-move={icon}
      onClick={(event) => {
        event.preventDefault();
        onMove();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
