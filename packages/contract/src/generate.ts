/**
 * Writes docs/api/ from the contract: the OpenAPI document, the permissions, the paths of the
 * provider's releases and the fields that are always empty. With --check, verifies that they are
 * current.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from './calls.ts';
import { permissionsPage } from './permissions-page.ts';
import { releasesPage } from './releases-page.ts';
import { toOpenApi } from './openapi.ts';
import { unfilledFieldsPage } from './unfilled-fields-page.ts';

const note = 'Generated from packages/contract by packages/contract/src/generate.ts. Do not edit.';
const files = {
  'docs/api/openapi.json': `${JSON.stringify({ 'x-generated': note, ...toOpenApi(calls) }, null, 1)}\n`,
  'docs/api/permissions.md': `<!-- ${note} -->\n${permissionsPage(calls)}`,
  'docs/api/releases.md': `<!-- ${note} -->\n${releasesPage(calls)}`,
  'docs/api/unfilled-fields.md': `<!-- ${note} -->\n${unfilledFieldsPage(calls)}`,
};

for (const [name, text] of Object.entries(files)) {
  const file = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${name} is written.`);
  } else if (read(file) === text) {
    console.log(`${name} is current.`);
  } else {
    console.error(
      `${name} is not what the contract says. Run: npm run generate -w @shopwright/contract`,
    );
    process.exitCode = 1;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
