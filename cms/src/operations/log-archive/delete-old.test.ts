import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FolderStorage } from '../../storage/folder-storage.ts'
import { baseName, generationsIn, newGeneration, segmentName, segmentsOf } from './archive.ts'
import { deleteOldGenerations } from './delete-old.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

/** An archive with a generation for each of these days, the base of which took an hour. */
async function anArchive(days: readonly number[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const archive = new FolderStorage(folder)
  for (const startedAt of days.map(day)) {
    const generation = newGeneration(startedAt)
    await archive.put(baseName(generation), Buffer.from('base'))
    for (const number of [1, 2]) {
      const at = new Date(startedAt.getTime() + number * 3_600_000)
      await archive.put(segmentName(generation, { number, at }), Buffer.from('segment'))
    }
  }
  return archive
}

it('keeps what is needed to restore each moment of the last days', async () => {
  const archive = await anArchive([1, 2, 3, 4, 5])
  const now = new Date(day(6).getTime() + 2 * 3_600_000)
  // Moments from the 3rd, 2 am: those of the 3rd have begun an hour before.
  expect(await deleteOldGenerations({ archive, keepDays: 3, now })).toEqual([1, 2].map(day).map(newGeneration))
  expect(await generationsIn(archive)).toEqual([3, 4, 5].map(day).map(newGeneration))
  expect(await segmentsOf(archive, newGeneration(day(1)))).toEqual([])
  // Those of the 3rd begin an hour too late for that, so the 2nd is needed.
  const earlier = await anArchive([1, 2, 3])
  await deleteOldGenerations({ archive: earlier, keepDays: 3, now: day(6) })
  expect(await generationsIn(earlier)).toEqual([2, 3].map(day).map(newGeneration))
})

it('keeps the newest generation, however old it is', async () => {
  const archive = await anArchive([1])
  expect(await deleteOldGenerations({ archive, keepDays: 1, now: day(28) })).toEqual([])
  expect(await generationsIn(archive)).toHaveLength(1)
})

it('finishes a deletion that was killed, of which nothing can be restored', async () => {
  const archive = await anArchive([1, 2, 9])
  const [first] = (await segmentsOf(archive, newGeneration(day(1)))) ?? []
  await archive.delete(first?.name ?? '')
  expect(await segmentsOf(archive, newGeneration(day(1)))).toBeNull()
  await deleteOldGenerations({ archive, keepDays: 1, now: day(12) })
  expect(await generationsIn(archive)).toEqual([newGeneration(day(9))])
})
