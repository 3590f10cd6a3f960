import pg from 'pg';
import { standBefore, valuesOf, whole, type ByteStream, type Pieces, type TakeRows } from './raw-rows.ts';
import { valueTypes } from './values.ts';

/**
 * One statement on its way: what the driver calls a submittable, as its own cursors are. The driver's usual query copies what it is given
 * property by property, and asks PostgreSQL each time how a row looks; that took a quarter of the time of a small answer. This one asks
 * once for each prepared statement of a connection. PostgreSQL itself refuses a prepared statement whose rows have come to look otherwise.
 */

/** Of the driver's connection, what its types leave out. */
interface Wire {
  readonly stream: ByteStream & { readonly writable: boolean; cork(): void; uncork(): void; write(bytes: Uint8Array): boolean };
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  /** Ours, beside the two above: it lives and ends with the connection. */
  shapes?: Map<string, Shape>;
  takeRows?: TakeRows | null;
  parse(statement: { readonly text: string; readonly name: string }): void;
  bind(bound: { readonly statement: string; readonly values: readonly (string | Uint8Array | null)[] }): void;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** How the rows of a statement are read. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly isText: readonly boolean[];
  /** Every row begins as this one, so that all of them are alike to the engine. */
  readonly empty: Readonly<Record<string, null>>;
}

export interface Question {
  readonly text: string;
  /** Of a prepared statement; empty for others. */
  readonly name: string;
  readonly values: readonly unknown[];
  /** How long to wait for an answer at all. */
  readonly withinMs: number;
  /** Texts as `ByteText`. */
  readonly bytes: boolean;
}

/** PostgreSQL's own number of the type. */
const TEXT = 25;

// Describe the portal; execute it to its end; sync.
const EXECUTE = [0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0];
const SYNC = [0x53, 0, 0, 0, 4];
const run = Uint8Array.from([...EXECUTE, ...SYNC]);
const describeAndRun = Uint8Array.from([0x44, 0, 0, 0, 6, 0x50, 0, ...EXECUTE, ...SYNC]);

function shapeOf(fields: readonly Field[]): Shape {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text')),
    isText: fields.map(({ dataTypeID }) => dataTypeID === TEXT),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

function rowOf(fields: readonly (string | Pieces | null)[], { names, parsers, isText, empty }: Shape, bytes: boolean): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty };
  for (const [at, field] of fields.entries()) {
    if (field === null) continue;
    if (bytes && isText[at] === true) row[names[at] ?? ''] = (typeof field === 'string' ? [Buffer.from(field)] : field).map((piece) => piece.toString('latin1'));
    else row[names[at] ?? ''] = parsers[at]?.(typeof field === 'string' ? field : whole(field).toString());
  }
  return row;
}

export function ask<Row>(client: pg.ClientBase, question: Question): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    // The shape of a row is the query's; the caller names it.
    void client.query(submittable(question, (error, rows) => (error === null ? resolve(rows as Row[]) : reject(error))));
  });
}

function submittable({ text, name, values, withinMs, bytes }: Question, callback: (error: unknown, rows: readonly unknown[]) => void) {
  const rows: Record<string, unknown>[] = [];
  let shape: Shape | undefined;
  let known: Map<string, Shape> | undefined;
  let misread: unknown;
  const readRow = (fields: () => readonly (string | Pieces | null)[], how: Shape | undefined): void => {
    if (misread !== undefined || !how) return;
    try {
      rows.push(rowOf(fields(), how, bytes));
    } catch (error) {
      misread = error;
    }
  };
  return {
    name,
    text,
    // The driver watches the time, and puts its own around it.
    query_timeout: withinMs,
    callback,
    submit(wire: Wire): Error | undefined {
      const parsed = name === '' ? undefined : (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
      if (parsed !== undefined && parsed !== text) return new Error(`Prepared statements must be unique - '${name}' was used for a different statement`);
      if (name !== '') {
        known = wire.shapes ??= new Map();
        shape = parsed === undefined ? undefined : known.get(name);
      }
      let bound: (string | Uint8Array | null)[];
      try {
        bound = values.map((value) => (typeof value === 'string' ? value : prepareValue(value)));
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
      if (bytes) {
        wire.takeRows ??= standBefore(wire.stream) ?? null;
        wire.takeRows?.((row) => readRow(() => valuesOf(row), shape));
      }
      wire.stream.cork();
      try {
        if (parsed === undefined) {
          wire.parse({ text, name });
          if (name !== '') wire.submittedNamedStatements[name] = text;
        }
        wire.bind({ statement: name, values: bound });
        if (wire.stream.writable) wire.stream.write(shape ? run : describeAndRun);
      } finally {
        wire.stream.uncork();
      }
      return undefined;
    },
    handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
      shape = shapeOf(fields);
      known?.set(name, shape);
    },
    handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
      readRow(() => fields, shape);
    },
    handleCommandComplete(): void {},
    handleEmptyQuery(): void {},
    handlePortalSuspended(): void {},
    handleCopyInResponse(connection: { sendCopyFail(why: string): void }): void {
      connection.sendCopyFail('No source stream defined');
    },
    handleCopyData(): void {},
    handleError(this: { callback: typeof callback }, error: unknown): void {
      this.callback(error, rows);
    },
    handleReadyForQuery(this: { callback: typeof callback }): void {
      this.callback(misread ?? null, rows);
    },
  };
}

/** As the driver writes values, which its types leave out too. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | Uint8Array | null } }).utils;
