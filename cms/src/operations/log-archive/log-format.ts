/** SQLite's write-ahead log: a header, then frames of a page each. (https://www.sqlite.org/fileformat2.html#walformat) */

export const HEADER_BYTES = 32
export const FRAME_HEADER_BYTES = 24

const MAGIC_LITTLE_ENDIAN = 0x377f0682
const MAGIC_BIG_ENDIAN = 0x377f0683

/** Two sums of 32 bits over all bytes from the header to a frame. */
export type Checksum = readonly [number, number]

export interface LogHeader {
  /** Bytes of a page. */
  pageSize: number
  /** Those of each frame of this log. The first one is one more after each restart of the log. */
  salts: readonly [number, number]
  checksum: Checksum
  littleEndian: boolean
}

export interface Frame {
  /** The first page of a database has the number 1. */
  page: number
  /** Pages of the database after this commit; 0 if the frame does not end a transaction. */
  databasePages: number
  checksum: Checksum
}

/** Null for bytes that are no header, or one that is being written. */
export function parseHeader(bytes: Buffer): LogHeader | null {
  if (bytes.length < HEADER_BYTES) return null
  const magic = bytes.readUInt32BE(0)
  if (magic !== MAGIC_LITTLE_ENDIAN && magic !== MAGIC_BIG_ENDIAN) return null
  const littleEndian = magic === MAGIC_LITTLE_ENDIAN
  const checksum = extendChecksum([0, 0], bytes.subarray(0, 24), littleEndian)
  if (!isSame(checksum, [bytes.readUInt32BE(24), bytes.readUInt32BE(28)])) return null
  const salts = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] as const
  return { pageSize: bytes.readUInt32BE(8), salts, checksum, littleEndian }
}

/** A frame with its page; null if it does not follow `before` in this log: it is older, or being written. */
export function parseFrame(bytes: Buffer, { salts, littleEndian }: LogHeader, before: Checksum): Frame | null {
  const page = bytes.readUInt32BE(0)
  if (page === 0 || bytes.readUInt32BE(8) !== salts[0] || bytes.readUInt32BE(12) !== salts[1]) return null
  const ofHeader = extendChecksum(before, bytes.subarray(0, 8), littleEndian)
  const checksum = extendChecksum(ofHeader, bytes.subarray(FRAME_HEADER_BYTES), littleEndian)
  if (!isSame(checksum, [bytes.readUInt32BE(16), bytes.readUInt32BE(20)])) return null
  return { page, databasePages: bytes.readUInt32BE(4), checksum }
}

export const isSame = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] === other[0] && one[1] === other[1]

/** Whether a log with the salts `after` is the one that SQLite begins when it restarts the log with `before`. */
export const isNextLog = (before: LogHeader['salts'], after: LogHeader['salts']) =>
  after[0] === (before[0] + 1) % 2 ** 32

/** `bytes` is a multiple of eight long. */
function extendChecksum([first, second]: Checksum, bytes: Buffer, littleEndian: boolean): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let [one, two] = [first, second]
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + view.getUint32(at, littleEndian) + two) >>> 0
    two = (two + view.getUint32(at + 4, littleEndian) + one) >>> 0
  }
  return [one, two]
}
