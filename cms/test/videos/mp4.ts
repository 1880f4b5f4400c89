/** MP4 files with a valid structure and no picture that could be decoded. */

type Part = Buffer | number[]

const u32 = (...values: number[]) =>
  values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const zeros = (count: number) => new Array<number>(count).fill(0)
const text = (value: string) => Buffer.from(value, 'latin1')

export function box(type: string, ...parts: Part[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.from(u32(content.length + 8)), text(type), content])
}

const full = (type: string, ...parts: Part[]) => box(type, zeros(4), ...parts)

interface TrackOptions {
  handler?: string
  entry?: Buffer
  /** The place of its only chunk. */
  offset: number
  /** Bytes of its only sample. */
  size: number
  reference?: Buffer
  isUpright?: boolean
}

export const h264 = (type = 'avc1') =>
  box(type, zeros(24), [0x05, 0x00, 0x02, 0xd0], zeros(50), box('avcC', [1, 66, 0, 30, 255, 224, 0]))

/** Sound with a codec by its `objectTypeIndication`. */
export const sound = (objectType = 0x40) =>
  box('mp4a', zeros(28), full('esds', [0x03, 0x80, 0x80, 0x80, 22, 0, 1, 0, 0x04, 13, objectType], zeros(12)))

const OWN = box('url ', [0, 0, 0, 1])

export function track({
  handler = 'vide',
  entry = h264(),
  offset,
  size,
  reference = OWN,
  isUpright = false,
}: TrackOptions): Buffer {
  const matrix = isUpright
    ? u32(0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000)
    : u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
  const tables = box(
    'stbl',
    full('stsd', u32(1), entry),
    full('stts', u32(1, 1, 1)),
    full('stsc', u32(1, 1, 1, 1)),
    full('stsz', u32(0, 1, size)),
    full('stco', u32(1, offset)),
  )
  const information = box(
    'minf',
    full(handler === 'soun' ? 'smhd' : 'vmhd', zeros(8)),
    box('dinf', full('dref', u32(1), reference)),
    tables,
  )
  return box(
    'trak',
    full('tkhd', zeros(36), matrix, u32(1280 << 16, 720 << 16)),
    box('mdia', full('mdhd', zeros(20)), full('hdlr', zeros(4), text(handler), zeros(13)), information),
  )
}

interface Mp4Options {
  brand?: string
  /** Tracks whose samples are in the media data, which starts at `offset`. */
  tracks?: (offset: number) => Buffer[]
  /** Boxes behind those of the movie's header and tracks, and at the end of the file. */
  inMovie?: Buffer[]
  after?: Buffer[]
  media?: Buffer
}

/** A video of two seconds with 1280 × 720 pixels, whose media data come first. */
export function anMp4({
  brand = 'isom',
  media = Buffer.alloc(64, 'm'),
  tracks = (offset) => [track({ offset, size: 40 })],
  inMovie = [],
  after = [],
}: Mp4Options = {}): Buffer {
  const start = box('ftyp', text(brand), u32(512), text('isomavc1'))
  const header = full('mvhd', zeros(8), u32(1000, 2000), zeros(80))
  const movie = box('moov', header, ...tracks(start.length + 8), ...inMovie)
  return Buffer.concat([start, box('mdat', media), movie, ...after])
}
