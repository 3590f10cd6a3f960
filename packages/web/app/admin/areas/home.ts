import type { Area } from './area.ts';

export const home: Area = {
  name: 'home',
  icon: 'home',
  pages: [{ name: 'home', path: '/admin/home', permissions: [], key: 'h' }],
};
