import type { Span } from '../video-file.ts'
import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'
import { type Box, type BoxReader, oneBox } from './boxes.ts'
import { requirePlayableSound, sizeOfPicture } from './sample-entries.ts'
import { chunksOf } from './sample-places.ts'

interface Track {
  picture: { width: number; height: number } | null
  /** Samples that are removed. */
  zeros: Span[]
}

const SAMPLE_TABLES = ['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stsc', 'stsz', 'stco', 'co64', 'sgpd', 'sbgp', 'sdtp']

/**
 * Reads a track: its samples must lie in the file's media data. One that is neither picture nor sound, such as positions
 * that a camera records, is removed with its samples. Throws VideoRefused.
 */
export function readTrack(reader: BoxReader, track: Box, media: readonly Box[]): Track {
  const boxes = reader.readOnly(['tkhd', 'edts', 'mdia'], track)
  const parts = reader.readOnly(['mdhd', 'hdlr', 'minf'], oneBox(boxes, 'mdia'))
  const handler = oneBox(parts, 'hdlr')
  requireValid(handler.end - handler.from >= 12)
  const kind = reader.bytes.toString('latin1', handler.from + 8, handler.from + 12)
  const information = reader.readOnly(['vmhd', 'smhd', 'dinf', 'stbl'], oneBox(parts, 'minf'))
  const tables = reader.readOnly(SAMPLE_TABLES, oneBox(information, 'stbl'))
  const chunks = chunksOf(reader.bytes, tables)
  requireValid(chunks.every((chunk) => media.some(({ from, end }) => chunk.start >= from && chunk.end <= end)))
  if (kind !== 'vide' && kind !== 'soun') {
    reader.remove(track)
    return { picture: null, zeros: chunks }
  }
  requireValid(chunks.length > 0)
  requireOwnData(reader, oneBox(information, 'dinf'))
  const description = oneBox(tables, 'stsd')
  if (kind === 'soun') {
    requirePlayableSound(reader, description)
    return { picture: null, zeros: [] }
  }
  const size = sizeOfPicture(reader, description)
  return {
    picture: isTurned(reader.bytes, oneBox(boxes, 'tkhd')) ? { width: size.height, height: size.width } : size,
    zeros: [],
  }
}

/** The samples must be in this file, and not at an address or in a file of its own. */
function requireOwnData(reader: BoxReader, data: Box): void {
  const references = oneBox(reader.readOnly(['dref'], data), 'dref')
  requireValid(references.end - references.from >= 8)
  const list = reader.read(references.from + 8, references.end)
  const isOwn = ({ type, from, end }: Box) =>
    type === 'url ' && end - from === 4 && (reader.bytes[from + 3] ?? 0) % 2 === 1
  requireValid(list.length > 0 && list.every(isOwn), VIDEO_MESSAGES.outside)
}

/** Whether the header of a track turns the picture by a quarter, as phones do for upright videos. */
function isTurned(bytes: Buffer, { from, end }: Box): boolean {
  const matrix = from + (bytes[from] === 1 ? 52 : 40)
  requireValid(matrix + 36 <= end)
  return bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0
}
