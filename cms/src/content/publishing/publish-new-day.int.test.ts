/**
 * @needs-build site
 * @sqlite-only the clock; events.int.test.ts publishes on both databases
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPublishedCourse } from '../../../test/builders/courses.ts'
import { aShownNotice } from '../../../test/builders/notices.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { loadSiteBuild } from '../../publishing/release/site-build.ts'
import { type OpenSite, openSite } from '../open-site.ts'
import { dayPublished, publishNewDay } from './publish-new-day.ts'

const portal = startTestPortal()
let dataDir: string
let open: OpenSite

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-new-day-'))
  dayPublished(portal.payload)
  open = await openSite({ payload: portal.payload, build: await loadSiteBuild(), dataDir })
  await open.publish()
})
afterEach(() => {
  vi.useRealTimers()
  dayPublished(portal.payload)
})
afterAll(async () => {
  await open.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The live HTML of a page after everything saved so far is published; null when there is no page. */
async function live(pathname: string): Promise<string | null> {
  await open.publisher.idle()
  const file = open.release().fileOf(pathname)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

describe('a new day', () => {
  it('opens an intake by itself on its day', async () => {
    const opensOn = '2999-06-01T12:00:00.000Z'
    const course = await aPublishedCourse(portal.payload, { code: 'DELED', name: 'Opens later', opensOn })
    const text = 'Applications open on 1 June 2999'
    expect(await live(paths.course(course.id))).toContain(text)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2999-05-31T18:30:00.000Z') })
    await publishNewDay.run({ payload: portal.payload, now: () => new Date() })
    expect(await live(paths.course(course.id))).not.toContain(text)
  })

  it('counts the days to the last day to apply down at midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2999-06-01T12:00:00.000Z') })
    const closesOn = '2999-06-11T12:00:00.000Z'
    const course = await aPublishedCourse(portal.payload, { code: 'DPHARM', name: 'Closes soon', closesOn })
    dayPublished(portal.payload)
    expect(await live(paths.course(course.id))).toContain('10 days left')
    vi.setSystemTime(new Date('2999-06-01T18:30:00.000Z'))
    await publishNewDay.run({ payload: portal.payload, now: () => new Date() })
    expect(await live(paths.course(course.id))).toContain('9 days left')
  })

  it('shows a notice from its date to its last day, on the home page and with its text', async () => {
    const { payload } = portal
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2999-06-01T12:00:00.000Z') })
    dayPublished(payload)
    const title = 'The library is open on Sundays'
    const pages = async () =>
      Promise.all([paths.home, paths.notices].map(async (address) => (await live(address))?.includes(title)))
    const dates = { shownFrom: '2999-06-02T06:30:00.000Z', until: '2999-06-02T06:30:00.000Z' }
    await aShownNotice(payload, { title, ...dates })
    expect(await pages()).toEqual([false, false])
    vi.setSystemTime(new Date('2999-06-01T18:30:00.000Z'))
    await publishNewDay.run({ payload, now: () => new Date() })
    expect(await pages()).toEqual([true, true])
    vi.setSystemTime(new Date('2999-06-02T18:30:00.000Z'))
    await publishNewDay.run({ payload, now: () => new Date() })
    expect(await pages()).toEqual([false, false])
  })
})
