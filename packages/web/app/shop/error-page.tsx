import { isRouteErrorResponse, Link as PlainLink, useLocation } from 'react-router';
import { useWords } from '../words/use-words.tsx';
import { Link } from './link.tsx';

export function ErrorPage({ error }: { readonly error: unknown }) {
  const location = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const say = useWords('common');
  const heading = say(missing ? 'missingHeading' : 'troubleHeading');
  return (
    <section className="px-edge pt-16 pb-32 md:pt-28 md:pb-48">
      <title>{heading}</title>
      <h1 className="display max-w-[12em]">{heading}</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">{say(missing ? 'missingText' : 'troubleText')}</p>
      <p className="mt-8 flex gap-8">
        {!missing && <PlainLink className="link" reloadDocument to={location}>{say('tryAgain')}</PlainLink>}
        <Link className="link" reloadDocument to="/">{say('home')}</Link>
      </p>
    </section>
  );
}
