import type { VideoFile } from '../video-file.ts'
import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'
import { type Box, BoxReader, oneBox } from './boxes.ts'
import { readTrack } from './read-track.ts'

const MAX_BRANDS_BYTES = 256
const MAX_TRACKS = 16

/** Reads an MP4. Throws VideoRefused. */
export function readMp4(bytes: Buffer): VideoFile {
  const reader = new BoxReader(bytes)
  const boxes = reader.read(0, bytes.length)
  const [brands] = boxes
  requireValid(brands !== undefined && brands.end - brands.start <= MAX_BRANDS_BYTES)
  const brand = bytes.toString('latin1', brands.from, brands.from + 4)
  requireValid(brand !== 'qt  ', VIDEO_MESSAGES.quickTime)
  requireValid(/^(?:isom|iso\d|mp4\d|avc1|M4V |MSNV|dash)$/.test(brand), VIDEO_MESSAGES.kind)
  requireValid(!boxes.some(({ type }) => type === 'moof'), VIDEO_MESSAGES.fragmented)
  const media = boxes.filter(({ type }) => type === 'mdat')
  requireValid(media.length > 0)
  const known = [brands, oneBox(boxes, 'moov'), ...media]
  for (const box of boxes) if (!known.includes(box)) reader.remove(box)
  return { ...readMovie(reader, oneBox(boxes, 'moov'), media), type: 'video/mp4', blanks: reader.blanks }
}

function readMovie(reader: BoxReader, movie: Box, media: readonly Box[]): Omit<VideoFile, 'type' | 'blanks'> {
  const boxes = reader.readOnly(['mvhd', 'iods', 'trak', 'mvex'], movie)
  requireValid(!boxes.some(({ type }) => type === 'mvex'), VIDEO_MESSAGES.fragmented)
  const tracks = boxes.filter(({ type }) => type === 'trak')
  requireValid(tracks.length > 0 && tracks.length <= MAX_TRACKS, VIDEO_MESSAGES.tracks)
  const read = tracks.map((track) => readTrack(reader, track, media))
  const [picture, ...others] = read.flatMap(({ picture: each }) => each ?? [])
  requireValid(picture !== undefined && others.length === 0, VIDEO_MESSAGES.tracks)
  return {
    ...picture,
    seconds: secondsOf(reader.bytes, oneBox(boxes, 'mvhd')),
    zeros: read.flatMap(({ zeros }) => zeros),
  }
}

function secondsOf(bytes: Buffer, { from, end }: Box): number {
  const isLong = bytes[from] === 1
  requireValid(end - from >= (isLong ? 32 : 20))
  const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12))
  const duration = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
  requireValid(scale > 0 && duration > 0)
  return duration / scale
}
