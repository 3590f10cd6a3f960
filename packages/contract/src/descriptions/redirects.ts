import { createSession } from './redirects/create-session.ts';
import { hosted } from './redirects/hosted.ts';
import { redirects as redirectsTypes } from './redirects/redirects.ts';
import { targets } from './redirects/targets.ts';
import type { Descriptions } from './table.ts';

export const redirects: Descriptions = {
  ...createSession,
  ...hosted,
  ...redirectsTypes,
  ...targets,
};
