import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { Link } from '../shop/link.tsx';

interface SearchLinkProps {
  readonly className?: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

const load = () => import('./search-dialog.tsx');

/** Leads to the search page; with JavaScript it opens over the page, and what that needs is loaded then. */
export function SearchLink({ className, children, onClick }: SearchLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }>>();
  const open = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.();
    const { SearchDialog } = await load();
    setDialog(() => SearchDialog);
  };
  return (
    <>
      <Link className={className} to="/search" onClick={(event) => void open(event)} onPointerEnter={() => void load()} onFocus={() => void load()}>{children}</Link>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
