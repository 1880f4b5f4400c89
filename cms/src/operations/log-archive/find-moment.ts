import { istTime } from '../../foundation/formats.ts'
import type { Storage } from '../../storage/storage.ts'
import { BackupError } from '../backup/backup-error.ts'
import { generationsIn, newGeneration, type Segment, segmentsOf } from './archive.ts'

/** A state of the database that an archive can restore. */
export interface Moment {
  generation: string
  /** Those to apply to the base, in their order; at least one. */
  segments: Segment[]
  /** The last of them. */
  last: Segment
}

/** The newest state of an archive that is not later than a time. Throws a BackupError if there is none. */
export async function findMoment(archive: Storage, at: Date): Promise<Moment> {
  const generations = await generationsIn(archive)
  const begun = generations.filter((generation) => generation <= newGeneration(at))
  for (const generation of begun.toReversed()) {
    const all = await segmentsOf(archive, generation)
    if (all === null) refuse(generation)
    const segments = all.slice(0, all.findLastIndex((segment) => segment.at.getTime() <= at.getTime()) + 1)
    const last = segments.at(-1)
    if (last !== undefined) return { generation, segments, last }
  }
  throw new BackupError(await noMoment(archive, generations, at))
}

function refuse(generation: string): never {
  throw new BackupError(
    `A segment of the generation ${generation} is missing in the archive. Choose a moment before it, or restore a backup.`,
  )
}

async function noMoment(archive: Storage, generations: readonly string[], at: Date): Promise<string> {
  for (const generation of generations) {
    const first = (await segmentsOf(archive, generation))?.[0]
    if (first === undefined) continue
    return `${archive.place} has nothing from before ${istTime(at.toISOString())}. Its first moment is ${istTime(first.at.toISOString())}.`
  }
  return `${archive.place} has no complete generation. Name the archive of npm run ship-log.`
}
