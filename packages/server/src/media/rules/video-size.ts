export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The display size of an MP4 or MOV, from its `moov` box: the largest track, rotated by its matrix.
 */
export function sizeInMoov(moov: Buffer): VideoSize | undefined {
  const sizes = boxesIn(moov)
    .filter(({ type }) => type === 'trak')
    .flatMap(({ body }) => boxesIn(body))
    .filter(({ type }) => type === 'tkhd')
    .flatMap(({ body }) => trackSize(body) ?? []);
  return sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

function boxesIn(buffer: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= buffer.length;) {
    const size = buffer.readUInt32BE(at);
    if (size < 8 || at + size > buffer.length) break;
    boxes.push({
      type: buffer.toString('latin1', at + 4, at + 8),
      body: buffer.subarray(at + 8, at + size),
    });
    at += size;
  }
  return boxes;
}

/** Version 1 of the header has longer times; the matrix and the size come last in both versions. */
function trackSize(header: Buffer): VideoSize | undefined {
  if (header.length < 80) return undefined;
  const end = header.length;
  const [width, height] = [
    header.readUInt32BE(end - 8) >>> 16,
    header.readUInt32BE(end - 4) >>> 16,
  ];
  if (width === 0 || height === 0) return undefined;
  // A rotation by 90 degrees has a zero in the first cell of its matrix.
  const isTurned = header.readInt32BE(end - 44) === 0 && header.readInt32BE(end - 40) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

const TRACKS = Buffer.from([0x16, 0x54, 0xae, 0x6b]);
const [TRACK, VIDEO, WIDTH, HEIGHT] = [0xae, 0xe0, 0xb0, 0xba];

/** The display size of a WebM, from its track entries, which precede the frames. */
export function sizeInWebm(beginning: Buffer): VideoSize | undefined {
  const from = beginning.indexOf(TRACKS);
  if (from < 0) return undefined;
  const [tracks] = elementsIn(beginning.subarray(from));
  const videos = elementsIn(tracks?.body ?? Buffer.alloc(0))
    .filter(({ id }) => id === TRACK)
    .flatMap(({ body }) => elementsIn(body))
    .filter(({ id }) => id === VIDEO);
  const [first] = videos.map(({ body }) => elementsIn(body));
  const numberOf = (elementId: number) =>
    first
      ?.filter(({ id, body }) => id === elementId && body.length >= 1 && body.length <= 4)
      .map(({ body }) => body.readUIntBE(0, body.length))[0];
  const [width, height] = [numberOf(WIDTH), numberOf(HEIGHT)];
  return width && height ? { width, height } : undefined;
}

interface Element {
  readonly id: number;
  readonly body: Buffer;
}

/**
 * EBML ids and lengths: the leading zero bits of the first byte give the number of further bytes.
 */
function elementsIn(buffer: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < buffer.length;) {
    const idLength = Math.clz32(buffer[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(buffer[sizeAt] ?? 0) - 23;
    const bodyAt = sizeAt + sizeLength;
    if (idLength > 4 || sizeLength > 6 || bodyAt > buffer.length) break;
    const size = buffer.readUIntBE(sizeAt, sizeLength) - 2 ** (7 * sizeLength);
    if (bodyAt + size > buffer.length) break;
    elements.push({
      id: buffer.readUIntBE(at, idLength),
      body: buffer.subarray(bodyAt, bodyAt + size),
    });
    at = bodyAt + size;
  }
  return elements;
}
