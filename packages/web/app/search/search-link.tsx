import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Link, usePath } from '../shop/link.tsx';

interface SearchLinkProps {
  readonly className?: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

const load = () => import('./search-dialog.tsx');
// Should it fail, it is tried again by the click.
const prepare = (): void => void load().catch(() => undefined);

/**
 * Leads to the search page; with JavaScript it opens over the page, and what that needs is loaded
 * then.
 */
export function SearchLink({ className, children, onClick }: SearchLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }>>();
  const navigate = useNavigate();
  const searchPage = usePath()('/search');
  const open = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.();
    try {
      const { SearchDialog } = await load();
      setDialog(() => SearchDialog);
    } catch {
      await navigate(searchPage);
    }
  };
  return (
    <>
      <Link
        className={className}
        to="/search"
        onClick={(event) => void open(event)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </Link>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
