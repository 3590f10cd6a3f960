import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';
import { useLanguage } from '../i18n/use-translations.tsx';
import { inLanguage } from './language-path.ts';

/** The address of a page of the shop in the language of this page. */
export function usePath(): (path: string) => string {
  const { prefix } = useLanguage();
  return (path) => inLanguage(prefix, path);
}

export { inLanguage };

type To<Props> = Omit<Props, 'to'> & { readonly to: string };

/** A link to a page of the shop, by the address it has in the store's own language. */
export function Link({ to, ...props }: To<LinkProps>) {
  return <RouterLink {...props} to={usePath()(to)} />;
}

export function NavLink({ to, ...props }: To<NavLinkProps>) {
  return <RouterNavLink {...props} to={usePath()(to)} />;
}
