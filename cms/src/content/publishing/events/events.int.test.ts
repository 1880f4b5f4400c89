/** @needs-build site */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPublishedBook } from '../../../../test/builders/books.ts'
import { aPublishedCollege } from '../../../../test/builders/courses.ts'
import { eventually } from '../../../../test/eventually.ts'
import { itsRule } from '../../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { insertRow } from '../../../database/records/insert-row.ts'
import { updateRow } from '../../../database/records/update-row.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { Release } from '../../../publishing/release/release.ts'
import { loadSiteBuild, type SiteBuild } from '../../../publishing/release/site-build.ts'
import { publishEverything } from '../publish-on-change.ts'
import { Publisher } from '../publisher.ts'
import { EventFollower } from './event-follower.ts'
import { EventWriter } from './event-writer.ts'
import { Progress } from './progress.ts'
import { collection, eventsAfter, newestSequence } from './publication-event.ts'
import { sweepEvents } from './sweep-events.ts'

/** While more pages of a run are published, no other of the same priority starts. */
const HALF_OF_RUNNING = 32

const portal = startTestPortal()
const followers: EventFollower[] = []
let folder: string
let noAssets: string
let build: SiteBuild

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-events-'))
  noAssets = path.join(folder, 'assets')
  mkdirSync(noAssets)
  build = await loadSiteBuild()
})
// The process of the saves writes events but publishes nothing itself.
beforeEach(() => {
  portalOf(portal.payload).eventWriter = new EventWriter(portal.payload)
})
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()))
})
afterAll(() => {
  portalOf(portal.payload).eventWriter = undefined
  rmSync(folder, { recursive: true, force: true })
})

interface MachineOptions {
  retryMs?: number[]
  render?: SiteBuild['render']
}

/** Another machine: a release in a folder of its own, on the same database. */
async function aMachine(name: string, { retryMs, render = build.render }: MachineOptions = {}) {
  const { payload } = portal
  const release = new Release(folder, name)
  await release.prepare({ ...build, assets: noAssets, id: name })
  const publisher = new Publisher({ payload, release, render })
  const progress = new Progress(release)
  const watch = { isOpen: false }
  const writer = new EventWriter(payload)
  const follower = new EventFollower({ payload, publisher, writer, progress, watch, retryMs })
  followers.push(follower)
  const caughtUp = await follower.start()
  if (!caughtUp) {
    await release.markComplete()
    await follower.published()
  }
  const live = (pathname: string) => {
    const file = release.fileOf(pathname)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  return { release, publisher, writer, follower, caughtUp, live }
}

const addressOf = ({ id, slug }: { id: string; slug?: string | null }) => paths.book(id, slug ?? '')
const rename = (id: string, name: string) =>
  portal.payload.update({ collection: 'books', id, data: { name, _status: 'published' } })

describe('a machine with a folder of its own', () => {
  it('publishes what is saved, unpublished and deleted elsewhere', async () => {
    const { live } = await aMachine('second')
    const { id } = await aPublishedBook(portal.payload, { name: 'Physics' })
    await eventually(() => expect(live(paths.book(id, 'physics'))).toContain('<title>Physics'))
    await rename(id, 'Chemistry')
    await eventually(() => expect(live(paths.book(id, 'chemistry'))).toContain('<title>Chemistry'))
    await eventually(() => expect(live(paths.book(id, 'physics'))).toBeNull())
    await portal.payload.update({ collection: 'books', id, data: { _status: 'draft' } })
    await eventually(() => expect(live(paths.book(id, 'chemistry'))).toBeNull())
    const other = await aPublishedBook(portal.payload, { name: 'Biology' })
    await eventually(() => expect(live(addressOf(other))).not.toBeNull())
    await portal.payload.delete({ collection: 'books', id: other.id, trash: true })
    await eventually(() => expect(live(addressOf(other))).toBeNull())
  })

  it('catches up after it was away, and is not current before', async () => {
    const { follower, live } = await aMachine('away')
    const before = await aPublishedBook(portal.payload, { name: 'Before' })
    await eventually(() => expect(live(addressOf(before))).not.toBeNull())
    const seen = await newest()
    await eventually(async () => expect((await new Release(folder, 'away').readProgress())?.sequence).toBe(seen))
    await follower.stop()
    const meanwhile = await aPublishedBook(portal.payload, { name: 'Meanwhile' })
    await rename(before.id, 'Afterwards')
    // Events are written after the reply to a save.
    await eventually(async () => {
      const changes = (await eventsAfter(portal.payload, seen, 50)).flatMap((event) => event.changes)
      expect(changes.map(({ id }) => id)).toEqual(expect.arrayContaining([meanwhile.id, before.id]))
    })
    const back = await aMachine('away')
    expect(back.caughtUp).toBe(true)
    expect(back.follower.isCurrent).toBe(true)
    expect(back.live(addressOf(meanwhile))).toContain('Meanwhile')
    expect(back.live(paths.book(before.id, 'afterwards'))).toContain('Afterwards')
  })

  it('must publish everything if the events since are gone', async () => {
    const { follower } = await aMachine('long-away')
    await follower.stop()
    const writer = new EventWriter(portal.payload)
    for (const id of ['one', 'two', 'three']) await writer.announce({ slug: 'books', id })
    await sweepEvents(portal.payload, new Date(Date.now() + 10 * 24 * 3600 * 1000))
    expect(await eventsAfter(portal.payload, 0, 10)).toHaveLength(1)
    expect((await aMachine('long-away')).caughtUp).toBe(false)
  })

  it('must publish everything if the event with its number is another one, after an older backup was restored', async () => {
    const { follower, release } = await aMachine('restored')
    await new EventWriter(portal.payload).announce({ slug: 'books', id: 'after the backup' })
    await eventually(async () => expect((await release.readProgress())?.sequence).toBe(await newest()))
    await follower.stop()
    const sequence = await newest()
    await updateRow({
      payload: portal.payload,
      collection,
      where: { sequence: { equals: sequence } },
      data: { key: 'after the restoration' },
    })
    await new EventWriter(portal.payload).announce({ slug: 'books', id: 'after the restoration' })
    expect((await aMachine('restored')).caughtUp).toBe(false)
  })

  it('publishes everything if events disappear while it runs', async () => {
    const { publisher, follower } = await aMachine('gap')
    const publishAll = vi.spyOn(publisher, 'publishAll')
    const sequence = (await newest()) + 7
    await insertRow({ payload: portal.payload, collection, data: { sequence, key: 'after a gap', changes: [] } })
    await eventually(() => expect(publishAll).toHaveBeenCalledOnce())
    await eventually(() => expect(follower.isCurrent).toBe(true))
  })

  itsRule('publishes everything at night, although the task runs elsewhere', async () => {
    const { publisher } = await aMachine('night')
    const publishAll = vi.spyOn(publisher, 'publishAll')
    await publishEverything(portal.payload)
    await eventually(() => expect(publishAll).toHaveBeenCalledOnce())
  })

  it('publishes what is saved elsewhere before the pages of a full run that is still under way', async () => {
    for (let book = 0; book < 10; book++) await aPublishedBook(portal.payload)
    const { id } = await aPublishedCollege(portal.payload, { name: 'Hill College' })
    const affected = [paths.college(id), paths.colleges, paths.courses, paths.home]
    const others = Promise.withResolvers<void>()
    let areHeld = false
    let waiting = 0
    const { publisher, release, live } = await aMachine('busy', {
      render: async ({ path, page }) => {
        if (areHeld && !affected.includes(path)) {
          waiting += 1
          await others.promise
        }
        return JSON.stringify(page)
      },
    })
    // A change that it has yet to follow would hold up the full run.
    await eventually(async () => expect((await release.readProgress())?.sequence).toBe(await newest()))
    areHeld = true
    const all = publisher.publishAll()
    try {
      await eventually(() => expect(waiting).toBeGreaterThan(HALF_OF_RUNNING))
      await portal.payload.update({
        collection: 'colleges',
        id,
        data: { name: 'Valley College', _status: 'published' },
      })
      for (const path of [paths.college(id), paths.colleges]) {
        await eventually(() => expect(live(path)).toContain('Valley College'))
      }
    } finally {
      others.resolve()
      await all
    }
  })

  it('tries again what it could not publish, and counts it only then', async () => {
    const { publisher, release } = await aMachine('failing', { retryMs: [20, 20] })
    const results = [false, true]
    const publishChange = vi.spyOn(publisher, 'publishChange').mockImplementation(async () => results.shift() ?? true)
    const before = await newest()
    await new EventWriter(portal.payload).announce({ slug: 'courses', id: 'some course' })
    await eventually(async () => expect((await release.readProgress())?.sequence).toBe(before + 1))
    expect(publishChange).toHaveBeenCalledTimes(2)
  })

  it('does not publish its own changes twice', async () => {
    const { publisher, writer, release } = await aMachine('own')
    const publishChange = vi.spyOn(publisher, 'publishChange')
    const before = await newest()
    await writer.announce({ slug: 'courses', id: 'own course' }, Promise.resolve(true))
    await eventually(async () => expect((await release.readProgress())?.sequence).toBe(before + 1))
    expect(publishChange).not.toHaveBeenCalled()
  })
})

describe('publication events', () => {
  it('are numbered without gaps when processes write at once', async () => {
    const before = await newest()
    const writers = Array.from({ length: 3 }, () => new EventWriter(portal.payload))
    const ids = Array.from({ length: 30 }, (_, n) => `book ${n}`)
    await Promise.all(ids.map((id, n) => writers[n % 3]?.announce({ slug: 'books', id })))
    const events = await eventsAfter(portal.payload, before, 100)
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, n) => before + 1 + n))
    expect(events.flatMap(({ changes }) => changes.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted())
  })
})

const newest = () => newestSequence(portal.payload)
