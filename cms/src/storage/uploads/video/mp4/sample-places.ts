import type { Span } from '../video-file.ts'
import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'
import { type Box, oneBox } from './boxes.ts'

/** Of one track. At 120 pictures in a second, more than an hour. */
const MAX_SAMPLES = 500_000

/** The chunks of a track's samples, in the order of its tables (ISO 14496-12, 8.7). Throws VideoRefused. */
export function chunksOf(bytes: Buffer, tables: readonly Box[]): Span[] {
  const size = sampleSizes(bytes, oneBox(tables, 'stsz'))
  const offsets = chunkOffsets(bytes, tables)
  const perChunk = samplesPerChunk(bytes, oneBox(tables, 'stsc'))
  const chunks: Span[] = []
  let sample = 0
  let run = 0
  for (const [index, start] of offsets.entries()) {
    while ((perChunk[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1
    const last = sample + (perChunk[run]?.samples ?? 0)
    requireValid(last > sample && last <= size.count)
    let end = start
    for (; sample < last; sample++) end += size.of(sample)
    chunks.push({ start, end })
  }
  requireValid(sample === size.count)
  return chunks
}

/** The number of entries of a table, which must be in it. */
function counted(bytes: Buffer, { from, end }: Box, { at, width }: { at: number; width: number }): number {
  requireValid(from + at + 4 <= end)
  const count = bytes.readUInt32BE(from + at)
  requireValid(count <= MAX_SAMPLES, VIDEO_MESSAGES.tooComplex)
  requireValid(from + at + 4 + count * width <= end)
  return count
}

function sampleSizes(bytes: Buffer, table: Box): { count: number; of: (sample: number) => number } {
  requireValid(table.from + 12 <= table.end)
  const same = bytes.readUInt32BE(table.from + 4)
  const count = counted(bytes, table, { at: 8, width: same === 0 ? 4 : 0 })
  return { count, of: (sample) => (same === 0 ? bytes.readUInt32BE(table.from + 12 + sample * 4) : same) }
}

function chunkOffsets(bytes: Buffer, tables: readonly Box[]): number[] {
  const isLong = tables.some(({ type }) => type === 'co64')
  const table = oneBox(tables, isLong ? 'co64' : 'stco')
  const width = isLong ? 8 : 4
  const count = counted(bytes, table, { at: 4, width })
  return Array.from({ length: count }, (_, index) => {
    const place = table.from + 8 + index * width
    return isLong ? Number(bytes.readBigUInt64BE(place)) : bytes.readUInt32BE(place)
  })
}

/** Runs of chunks with the same number of samples, from the chunk `first` on, which count from 1. */
function samplesPerChunk(bytes: Buffer, table: Box): { first: number; samples: number }[] {
  const count = counted(bytes, table, { at: 4, width: 12 })
  return Array.from({ length: count }, (_, index) => {
    const place = table.from + 8 + index * 12
    return { first: bytes.readUInt32BE(place), samples: bytes.readUInt32BE(place + 4) }
  })
}
