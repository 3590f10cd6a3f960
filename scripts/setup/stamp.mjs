import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} file
 * @returns {Record<string, unknown>} the stored content; empty if it cannot be read
 */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} file @param {Record<string, unknown>} content */
export function writeStamp(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content)}\n`);
}
