import type { Storage } from '../../storage/storage.ts'
import { backupName, isBackupName } from '../backup/backup-names.ts'
import { FILES } from '../backup/manifest.ts'

const BASES = 'bases'
const SEGMENTS = 'segments'

/** A part of a generation: the pages that transactions changed until `at`. */
export interface Segment {
  name: string
  /** From 1, without gaps. */
  number: number
  at: Date
}

export const newGeneration = (startedAt: Date) => backupName(startedAt)

export const baseName = (generation: string) => `${BASES}/${generation}.db.zst`

export const segmentName = (generation: string, { number, at }: Omit<Segment, 'name'>) =>
  `${SEGMENTS}/${generation}/${String(number).padStart(9, '0')}-${backupName(at)}.zst`

export const fileName = (upload: string) => `${FILES}/${upload}`

const SEGMENT_NAME = /\/(\d{9})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.zst$/

function segmentOf(name: string): Segment[] {
  const [, number, date, hours, minutes, seconds, milliseconds] = SEGMENT_NAME.exec(name) ?? []
  if (number === undefined) return []
  return [{ name, number: Number(number), at: new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) }]
}

/** The generations whose base is complete, the oldest first. A generation of which nothing can be restored has no segments. */
export async function generationsIn(archive: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const batch of archive.list(BASES)) names.push(...batch.map(({ name }) => name))
  return names
    .map((name) => name.slice(BASES.length + 1, -'.db.zst'.length))
    .filter((generation, index) => isBackupName(generation) && names[index] === baseName(generation))
    .sort()
}

/** The segments of a generation in their order; null if one before the last is missing. */
export async function segmentsOf(archive: Storage, generation: string): Promise<Segment[] | null> {
  const found = await allSegments(archive, generation)
  // Where the archive did not confirm a segment, the next attempt has the same number and all that the first one had.
  const confirmed = [...new Map(found.map((segment) => [segment.number, segment])).values()]
  return confirmed.every(({ number }, index) => number === index + 1) ? confirmed : null
}

/** Can be repeated. The base goes last, so that a generation that a kill has left half deleted is still in the list. */
export async function deleteGeneration(archive: Storage, generation: string): Promise<void> {
  // The first one goes first: nothing can be restored from the rest.
  for (const { name } of await allSegments(archive, generation)) await archive.delete(name)
  await archive.delete(baseName(generation))
}

async function allSegments(archive: Storage, generation: string): Promise<Segment[]> {
  const found: Segment[] = []
  for await (const batch of archive.list(`${SEGMENTS}/${generation}`)) {
    found.push(...batch.flatMap(({ name }) => segmentOf(name)))
  }
  return found.sort((one, other) => one.number - other.number || one.at.getTime() - other.at.getTime())
}
