import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Release } from '../../../publishing/release/release.ts'
import { Progress } from './progress.ts'

let folder: string
let release: Release
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-progress-'))
  release = new Release(folder, 'release')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const event = (sequence: number) => ({ sequence, key: `key-${sequence}` })

it('stores the last event before the first unfinished one', async () => {
  const progress = new Progress(release)
  progress.startAt(event(10))
  for (const sequence of [11, 12, 13]) progress.begin(event(sequence))
  await progress.end(11)
  expect(await release.readProgress()).toBeNull()
  await progress.complete()
  expect(await release.readProgress()).toEqual(event(11))
  await progress.end(13)
  expect(await release.readProgress()).toEqual(event(11))
  await progress.end(12)
  expect(await release.readProgress()).toEqual(event(13))
})

it('starts again without the events before', async () => {
  const progress = new Progress(release)
  progress.startAt(null)
  progress.begin(event(1))
  progress.startAt(event(20))
  await progress.complete()
  await progress.end(1)
  expect(await release.readProgress()).toEqual(event(20))
  expect(progress.current).toBe(20)
})

it('is unknown for a release without all pages', async () => {
  await release.writeProgress(event(4))
  expect(await new Progress(release).read()).toBeNull()
  await release.markComplete()
  expect(await new Progress(release).read()).toEqual(event(4))
})
