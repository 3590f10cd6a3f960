export { collect } from './collect.ts';
export { drawOnce } from './draw-once.ts';
export { createTypefaces, type LoadTypefaces, type Typefaces } from './typefaces.ts';
export { createTypesetter, type Style, type Typesetter } from './typesetter.ts';
