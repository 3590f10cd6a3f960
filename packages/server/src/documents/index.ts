export { collect } from './collect.ts';
export { createTypefaces, type LoadTypefaces, type Typefaces } from './typefaces.ts';
export { createTypesetter, type Style, type Typesetter } from './typesetter.ts';
