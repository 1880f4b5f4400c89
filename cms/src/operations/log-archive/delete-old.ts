import type { Storage } from '../../storage/storage.ts'
import { deleteGeneration, generationsIn, segmentsOf } from './archive.ts'

interface DeleteOptions {
  archive: Storage
  keepDays: number
  now: Date
}

/** Deletes the generations that are not needed to restore a moment of the last days. Returns their names. */
export async function deleteOldGenerations({ archive, keepDays, now }: DeleteOptions): Promise<string[]> {
  const oldest = now.getTime() - keepDays * 24 * 3_600_000
  const generations = await generationsIn(archive)
  let needed = generations.length
  // The newest generation with a moment before those days, and all after it.
  for (needed -= 1; needed > 0; needed -= 1) {
    const first = (await segmentsOf(archive, generations[needed] ?? ''))?.[0]
    if (first !== undefined && first.at.getTime() <= oldest) break
  }
  const old = generations.slice(0, Math.max(0, needed))
  for (const generation of old) await deleteGeneration(archive, generation)
  return old
}
