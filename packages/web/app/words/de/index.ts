import type { Dictionary } from '../say.ts';
import { common } from './common.ts';

export const de: Dictionary = { common };
