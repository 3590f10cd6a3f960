import { Picture } from '../ui/picture.tsx';
import { wideSizes } from './wide-sizes.ts';
import type { Hero } from './store.ts';

/** A pause between two sections: one wide picture and its title. */
export function Interlude({ hero }: { readonly hero: Hero }) {
  return (
    <figure className="pb-20 md:pb-32">
      <Picture image={hero.image} focalPoint={hero.focalPoint} sizes={wideSizes} className="wide-picture" />
      <figcaption className="subtitle px-edge pt-5 text-quiet">{hero.title}</figcaption>
    </figure>
  );
}
