import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'
import type { Box, BoxReader } from './boxes.ts'
import { oneBox } from './boxes.ts'

/** Fields of an entry before its boxes, in bytes. */
const PICTURE_FIELDS = 78
const SOUND_FIELDS = 28
const MAX_SIDE = 8192

/** `objectTypeIndication` of AAC: MPEG-4, and the three profiles of MPEG-2. */
const AAC = [0x40, 0x66, 0x67, 0x68]

/** The size of a picture in H.264. Throws VideoRefused for other codecs. */
export function sizeOfPicture(reader: BoxReader, description: Box): { width: number; height: number } {
  const entry = oneEntry(reader, description)
  requireValid(['avc1', 'avc3'].includes(entry.type), VIDEO_MESSAGES.picture)
  const parts = { from: entry.from + PICTURE_FIELDS, end: entry.end }
  requireValid(parts.from <= parts.end)
  oneBox(reader.readOnly(['avcC', 'pasp', 'colr', 'clap', 'btrt', 'fiel'], parts), 'avcC')
  const width = reader.bytes.readUInt16BE(entry.from + 24)
  const height = reader.bytes.readUInt16BE(entry.from + 26)
  requireValid(width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE)
  return { width, height }
}

/** Throws VideoRefused for sound that is not AAC. */
export function requirePlayableSound(reader: BoxReader, description: Box): void {
  const entry = oneEntry(reader, description)
  requireValid(entry.type === 'mp4a', VIDEO_MESSAGES.sound)
  const parts = { from: entry.from + SOUND_FIELDS, end: entry.end }
  requireValid(parts.from <= parts.end)
  const { from, end } = oneBox(reader.readOnly(['esds', 'btrt', 'chan'], parts), 'esds', VIDEO_MESSAGES.sound)
  requireValid(AAC.includes(objectType(reader.bytes.subarray(from, end))), VIDEO_MESSAGES.sound)
}

function oneEntry(reader: BoxReader, { from, end }: Box): Box {
  requireValid(end - from >= 8)
  const [entry, ...others] = reader.read(from + 8, end)
  requireValid(entry !== undefined && others.length === 0, VIDEO_MESSAGES.tracks)
  return entry
}

/** The codec in an elementary stream descriptor (ISO 14496-1, 7.2.6.5). Reading past its end is a RangeError. */
function objectType(descriptor: Buffer): number {
  const stream = afterLength(descriptor, 4, 0x03)
  const flags = descriptor.readUInt8(stream + 2)
  const url = flags & 0x40 ? 1 + descriptor.readUInt8(stream + 3 + (flags & 0x80 ? 2 : 0)) : 0
  const optional = (flags & 0x80 ? 2 : 0) + url + (flags & 0x20 ? 2 : 0)
  return descriptor.readUInt8(afterLength(descriptor, stream + 3 + optional, 0x04))
}

/** The place behind a tag and its length, which has one to four bytes. */
function afterLength(descriptor: Buffer, at: number, tag: number): number {
  requireValid(descriptor.readUInt8(at) === tag, VIDEO_MESSAGES.sound)
  let place = at + 1
  while (place < at + 4 && descriptor.readUInt8(place) & 0x80) place += 1
  return place + 1
}
