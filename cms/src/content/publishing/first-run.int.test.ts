/**
 * @needs-build site
 * @sqlite-only events.int.test.ts and three-processes.int.test.ts publish on both
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { Release, ReleasePointer } from '../../publishing/release/release.ts'
import { loadSiteBuild } from '../../publishing/release/site-build.ts'
import { type OpenSite, openSite } from '../open-site.ts'

/** More pages than are drawn at once. */
const BOOKS = 100
const portal = startTestPortal()
let dataDir: string
let open: OpenSite
let last: string

beforeAll(async () => {
  for (let nth = 0; nth < BOOKS; nth++) {
    const { id } = await aPublishedBook(portal.payload, { name: `Volume ${nth}` })
    last = `/purchase-books/${id}/volume-${nth}`
  }
})
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-first-run-'))
})
afterEach(async () => {
  await open.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  open = await openSite({ payload: portal.payload, build: await loadSiteBuild(), dataDir })
}

const html = (pathname: string) => readFileSync(open.release().fileOf(pathname), 'utf8')

describe('a first run', () => {
  it('draws the page that a request asks for, before it has reached all others', async () => {
    await start()
    await open.publishFixed()
    expect(open.release().hasPage(paths.notFound)).toBe(true)
    await open.renewal(last)
    expect(html(last)).toContain(`Volume ${BOOKS - 1}`)
    expect([open.isFilling(), open.release().complete, open.isCurrent()]).toEqual([true, false, false])
    await open.renewal('/purchase-books/6f1b8c1e-0000-4000-8000-000000000000/no-book')
    await open.publish()
    expect([open.isFilling(), open.release().complete, open.isCurrent()]).toEqual([false, true, true])
    expect(open.renewal(last)).toBeNull()
  })

  it('draws the page to which an address without its name leads', async () => {
    await start()
    await open.renewal(path.dirname(last))
    expect(html(last)).toContain(`Volume ${BOOKS - 1}`)
    expect(open.isFilling()).toBe(true)
  })

  it('serves no page of a process that was killed before it is drawn again', async () => {
    const { id } = await loadSiteBuild()
    await new Release(path.join(dataDir, 'site'), id).writePage(last, '<p>of the dead</p>')
    await start()
    expect(html(last)).toContain('of the dead')
    await open.renewal(last)
    expect(html(last)).toContain(`Volume ${BOOKS - 1}`)
    expect(open.isFilling()).toBe(true)
  })
})

describe('a new build', () => {
  it('draws pages when they are requested, so that none is older than its record, and has the release before it meanwhile', async () => {
    const root = path.join(dataDir, 'site')
    const before = new Release(root, 'the-build-before')
    await before.writePage(last, '<p>of the build before</p>')
    await before.markComplete()
    await new ReleasePointer(root).switchTo(before, new Date())
    await start()
    expect([open.release().id === before.id, open.isFilling(), open.previous()?.id]).toEqual([false, true, before.id])
    await open.renewal(last)
    expect(html(last)).toContain(`Volume ${BOOKS - 1}`)
    await open.stop()
    // A kill in the middle: the pointer still names the release before.
    await start()
    expect([open.isFilling(), open.previous()?.id]).toEqual([true, before.id])
    await open.publish()
    expect([open.isFilling(), open.previous(), open.isCurrent()]).toEqual([false, null, true])
    expect((await new ReleasePointer(root).read())?.id).toBe(open.release().id)
  })
})

describe('a change of all pages', () => {
  it('is shown by each requested page at once, also after a kill, and by all when the next run has ended', async () => {
    await start()
    await open.publish()
    await open.publisher.stop()
    await open.release().writePage(last, '<p>before the change</p>')
    open.release().outdated.set()
    await open.stop()
    await start()
    expect(html(last)).toContain('before the change')
    await open.renewal(last)
    expect(html(last)).toContain(`Volume ${BOOKS - 1}`)
    expect([open.release().outdated.isSet, open.isFilling()]).toEqual([true, false])
    expect(open.renewal('/purchase-books/6f1b8c1e-0000-4000-8000-000000000000/no-book')).toBeNull()
    await open.publish()
    expect([open.release().outdated.isSet, open.renewal(last)]).toEqual([false, null])
  })

  it('begins a run under way again', async () => {
    await start()
    const first = open.publish()
    await open.renewal(last)
    await open.release().writePage(last, '<p>before the change</p>')
    open.publisher.outdateAll()
    await first
    expect(html(last)).toContain(`Volume ${BOOKS - 1}`)
    expect(open.release().outdated.isSet).toBe(false)
  })
})
