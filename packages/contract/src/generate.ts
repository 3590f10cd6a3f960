/** Writes docs/api/openapi.json from the contract; with --check, says whether it is current instead. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from './calls.ts';
import { toOpenApi } from './openapi.ts';

const file = fileURLToPath(new URL('../../../docs/api/openapi.json', import.meta.url));
const note = 'Generated from packages/contract by packages/contract/src/generate.ts. Do not edit.';
const text = `${JSON.stringify({ 'x-generated': note, ...toOpenApi(calls) }, null, 1)}\n`;

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log('docs/api/openapi.json is written.');
} else if (read() === text) {
  console.log('docs/api/openapi.json is current.');
} else {
  console.error('docs/api/openapi.json is not what the contract says. Run: npm run generate -w @shopwright/contract');
  process.exitCode = 1;
}

function read(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
