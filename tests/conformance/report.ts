/**
 * `npm run report -w @shopwright/conformance`: which releases of the provider's packages call which
 * path, and what answers there.
 */
import { calls } from '@shopwright/contract';
import { releasesPage } from '@shopwright/contract/releases-page';

process.stdout.write(releasesPage(calls));
