import { isRouteErrorResponse, Link, useLocation } from 'react-router';

export function ErrorPage({ error }: { readonly error: unknown }) {
  const location = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { heading, text } = missing ? words.missing : words.trouble;
  return (
    <section className="px-edge pt-16 pb-32 md:pt-28 md:pb-48">
      <title>{heading}</title>
      <h1 className="display max-w-[12em]">{heading}</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">{text}</p>
      <p className="mt-8 flex gap-8">
        {missing ? <Link className="link" to="/products">All products</Link> : <Link className="link" reloadDocument to={location}>Try again</Link>}
        <Link className="link" reloadDocument to="/">Home</Link>
      </p>
    </section>
  );
}

const words = {
  missing: { heading: 'This page is not here', text: 'It may have moved or been taken down, or there is a typing mistake in the address.' },
  trouble: { heading: 'Something went wrong on our side', text: 'The page could not be made just now. Nothing you did caused it, and nothing of yours is lost.' },
};
