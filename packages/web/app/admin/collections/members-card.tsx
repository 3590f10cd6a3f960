import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FindProducts } from './find-products.tsx';
import type { FoundProduct, Member } from './load-members.server.ts';
import { MemberRow } from './member-row.tsx';
import { moveTo } from './move-member.ts';
import { useMemberOrder } from './use-member-order.ts';

interface MembersCardProps {
  readonly members: readonly Member[];
  readonly total: number;
  /** How many rows to show next; undefined if all are shown. */
  readonly showNext: number | undefined;
  readonly query: string;
  readonly found: readonly FoundProduct[];
  readonly answer: FormAnswer | undefined;
  readonly mayEdit: boolean;
}

/** The products of a collection: found and added, moved, removed. */
export function MembersCard(props: MembersCardProps) {
  const { members, total, showNext, query, found, answer, mayEdit } = props;
  const t = useTranslations('adminCollections');
  const [params] = useSearchParams();
  const { order, move, isSaving, answer: moveAnswer } = useMemberOrder(members.map(({ id }) => id));
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly button: string }>();
  // The state shows what is dragged; a drop may come before it is rendered.
  const [dragged, setDragged] = useState<string>();
  const draggedNow = useRef<string>(undefined);
  const drag = (id: string | undefined): void => {
    draggedNow.current = id;
    setDragged(id);
  };

  // A browser takes the focus from an element that moves in the page.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-id="${moved.id}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button[data-move]') ?? [])];
    const same = buttons.find((button) => button.dataset['move'] === moved.button);
    (same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the order moves the element
  }, [moved, order]);

  const moveRow = (id: string, index: number, button?: string): void => {
    const step = moveTo(order, id, index);
    if (!step) return;
    move(step);
    if (button !== undefined) setMoved({ id, button });
  };
  const more = new URLSearchParams(params);
  if (showNext !== undefined) more.set('shown', String(showNext));
  const rows = order.flatMap((id) => members.find((member) => member.id === id) ?? []);
  const movedName = members.find(({ id }) => id === moved?.id)?.name;
  return (
    <Card
      heading={t('products')}
      intro={t('productsIntro')}
      id="products"
      actions={<span className="text-quiet">{t('productCount', { count: total })}</span>}
    >
      <FormNotice answer={answer} intent="products" />
      <FormNotice answer={moveAnswer} intent="products" />
      {mayEdit && <FindProducts query={query} found={found} />}
      {members.length === 0 ? (
        <EmptyState icon="product" heading={t('noProducts')}>
          {t('noProductsHint')}
        </EmptyState>
      ) : (
        <>
          {mayEdit && <p className="field-hint needs-scripts">{t('dragHint')}</p>}
          <ol
            ref={list}
            className="member-list"
            aria-label={t('products')}
            aria-busy={isSaving || undefined}
          >
            {rows.map((member, index) => (
              <MemberRow
                key={member.id}
                member={member}
                mayEdit={mayEdit}
                upAfterId={index === 0 ? undefined : (rows[index - 2]?.id ?? '')}
                downAfterId={rows[index + 1]?.id ?? (index + 1 < total ? member.nextId : undefined)}
                onMove={(step, button) =>
                  moveRow(member.id, step === 'first' ? 0 : index + step, button)
                }
                isDragged={dragged === member.id}
                onDrag={drag}
                onDropHere={() => {
                  if (draggedNow.current !== undefined) moveRow(draggedNow.current, index);
                  drag(undefined);
                }}
              />
            ))}
          </ol>
          <p role="status" className="sr-only">
            {moved && movedName !== undefined
              ? t('moved', {
                  name: movedName,
                  position: order.indexOf(moved.id) + 1,
                  count: total,
                })
              : ''}
          </p>
          {showNext !== undefined && (
            <p>
              <Link className="button button-quiet" to={`?${more.toString()}`} preventScrollReset>
                {t('showMore')}
              </Link>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
