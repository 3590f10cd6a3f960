import pg from 'pg';
import { createRoom, writeBind, writeCopy, type Room } from './bind.ts';
import { listText } from './list-text.ts';
import {
  standBefore,
  valuesOf,
  whole,
  type ByteStream,
  type Pieces,
  type TakeRows,
} from './raw-rows.ts';
import { valueTypes } from './values.ts';

/**
 * One statement on its way: what the driver calls a submittable, as its own cursors are. The driver's usual query copies what it is given
 * property by property, and asks PostgreSQL each time how a row looks; that took a quarter of the time of a small answer. This one asks
 * once for each prepared statement of a connection. PostgreSQL itself refuses a prepared statement whose rows have come to look otherwise.
 */

/** Of the driver's connection, what its types leave out. */
interface Wire {
  readonly stream: ByteStream & {
    readonly writable: boolean;
    cork(): void;
    uncork(): void;
    write(bytes: Uint8Array): boolean;
  };
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  /** Ours, beside the two above: they live and end with the connection. */
  shapes?: Map<string, Shape>;
  room?: Room;
  takeRows?: TakeRows | null;
  parse(statement: { readonly text: string; readonly name: string }): void;
  bind(bound: {
    readonly statement: string;
    readonly values: readonly (string | Uint8Array | null)[];
  }): void;
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
  /** What COPY takes in; nothing for others. */
  readonly copied: string | undefined;
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

function rowOf(
  fields: readonly (string | Pieces | null)[],
  { names, parsers, isText, empty }: Shape,
  bytes: boolean,
): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty };
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] ?? null;
    if (field === null) continue;
    if (bytes && isText[at] === true)
      row[names[at] ?? ''] = (typeof field === 'string' ? [Buffer.from(field)] : field).map(
        (piece) => piece.toString('latin1'),
      );
    else
      row[names[at] ?? ''] = parsers[at]?.(
        typeof field === 'string' ? field : whole(field).toString(),
      );
  }
  return row;
}

export function ask<Row>(client: pg.ClientBase, question: Question): Promise<Row[]> {
  const asked = submittable(question);
  return new Promise((resolve, reject) => {
    // The shape of a row is the query's; the caller names it.
    asked.callback = (error, rows) => (error === null ? resolve(rows as Row[]) : reject(error));
    void client.query(asked);
  });
}

/** What the driver is given. Its functions are the same for all: a dozen of one's own for each question would be most of it. */
interface Asked {
  readonly name: string;
  readonly text: string;
  values: readonly unknown[];
  /** The driver watches the time, and puts its own around the callback. */
  readonly query_timeout: number;
  readonly bytes: boolean;
  copied: string | undefined;
  callback: (error: unknown, rows: readonly unknown[]) => void;
  readonly rows: Record<string, unknown>[];
  shape: Shape | undefined;
  known: Map<string, Shape> | undefined;
  misread: unknown;
}

const sent: readonly unknown[] = [];

function submittable({
  text,
  name,
  values,
  withinMs,
  bytes,
  copied,
}: Question): Asked & pg.Submittable {
  return {
    ...answering,
    name,
    text,
    values,
    query_timeout: withinMs,
    bytes,
    copied,
    callback: () => undefined,
    rows: [],
    shape: undefined,
    known: undefined,
    misread: undefined,
  };
}

function submit(this: Asked, wire: Wire): Error | undefined {
  const { name, text, copied } = this;
  if (copied !== undefined) {
    if (wire.stream.writable) wire.stream.write(writeCopy(text, copied));
    this.copied = '';
    return undefined;
  }
  const parsed =
    name === '' ? undefined : (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
  if (parsed !== undefined && parsed !== text)
    return new Error(
      `Prepared statements must be unique - '${name}' was used for a different statement`,
    );
  if (name !== '') {
    this.known = wire.shapes ??= new Map();
    this.shape = parsed === undefined ? undefined : this.known.get(name);
  }
  let bound: (string | Uint8Array | null)[];
  try {
    bound = this.values.map((value) =>
      typeof value === 'string'
        ? value
        : ((Array.isArray(value) ? listText(value) : undefined) ?? prepareValue(value)),
    );
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  // The driver's own functions around a question keep it in memory until all of that is looked at, which is seldom: without its documents it is small.
  this.values = sent;
  if (this.bytes) {
    wire.takeRows ??= standBefore(wire.stream) ?? null;
    wire.takeRows?.((row) => readRow(this, () => valuesOf(row)));
  }
  if (parsed !== undefined) {
    send(wire, name, bound, this.shape ? run : describeAndRun);
    return undefined;
  }
  wire.stream.cork();
  try {
    wire.parse({ text, name });
    if (name !== '') wire.submittedNamedStatements[name] = text;
    send(wire, name, bound, describeAndRun);
  } finally {
    wire.stream.uncork();
  }
  return undefined;
}

function handleRowDescription(
  this: Asked,
  { fields }: { readonly fields: readonly Field[] },
): void {
  this.shape = shapeOf(fields);
  this.known?.set(this.name, this.shape);
}

function handleDataRow(
  this: Asked,
  { fields }: { readonly fields: readonly (string | null)[] },
): void {
  readRow(this, () => fields);
}

function readRow(asked: Asked, fields: () => readonly (string | Pieces | null)[]): void {
  if (asked.misread !== undefined || !asked.shape) return;
  try {
    asked.rows.push(rowOf(fields(), asked.shape, asked.bytes));
  } catch (error) {
    asked.misread = error;
  }
}

function handleCommandComplete(): void {}
function handleEmptyQuery(): void {}
function handlePortalSuspended(): void {}
function handleCopyData(): void {}

/** What is copied in is on its way already: PostgreSQL passes over it when it refused the statement. */
function handleCopyInResponse(this: Asked, connection: { sendCopyFail(why: string): void }): void {
  if (this.copied === undefined) connection.sendCopyFail('No source stream defined');
}

function handleError(this: Asked, error: unknown): void {
  this.callback(error, this.rows);
}

function handleReadyForQuery(this: Asked): void {
  this.callback(this.misread ?? null, this.rows);
}

// Of what the driver calls, its types know the first only, and that with another connection.
const answering = {
  submit,
  handleRowDescription,
  handleDataRow,
  handleCommandComplete,
  handleEmptyQuery,
  handlePortalSuspended,
  handleCopyInResponse,
  handleCopyData,
  handleError,
  handleReadyForQuery,
} as unknown as pg.Submittable;

function send(
  wire: Wire,
  statement: string,
  values: readonly (string | Uint8Array | null)[],
  then: Uint8Array,
): void {
  if (!wire.stream.writable) return;
  if (allText(values))
    return void wire.stream.write(writeBind((wire.room ??= createRoom()), statement, values, then));
  wire.bind({ statement, values });
  wire.stream.write(then);
}

const allText = (
  values: readonly (string | Uint8Array | null)[],
): values is readonly (string | null)[] =>
  values.every((value) => value === null || typeof value === 'string');

/** As the driver writes values, which its types leave out too. */
const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(value: unknown): string | Uint8Array | null } }
).utils;
