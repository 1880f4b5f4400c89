/**
 * @needs-build site
 * @sqlite-only a portal on MongoDB does not listen before it is open; events.int.test.ts publishes on both
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/lib/running-portal.ts'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege } from '../../../test/builders/courses.ts'
import { until } from '../../../test/raw-connection.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { startProcess } from '../../../test/test-process.ts'
import { type OpenSite, openSite } from '../../content/open-site.ts'
import { EventWriter } from '../../content/publishing/events/event-writer.ts'
import { features } from '../../features.ts'
import { portalOf } from '../../foundation/portal.ts'
import { loadSiteBuild } from '../../publishing/release/site-build.ts'
import { pageRoutes } from '../../publishing/serve/page-routes.ts'

const portal = startTestPortal()
let folder: string
let site: OpenSite
let book: { address: string; id: string }
let college: { address: string; id: string }

beforeAll(async () => {
  const { payload } = portal
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-early-'))
  site = await openSite({ payload, build: await loadSiteBuild(), dataDir: path.join(folder, 'data') })
  const { id, slug } = await aPublishedBook(payload, { name: 'Physics' })
  book = { id, address: paths.book(id, slug ?? '') }
  college = {
    id: (await aPublishedCollege(payload, { name: 'Ganga College' })).id,
    address: paths.college('ganga-college'),
  }
  await site.publish()
  await current()
})
afterAll(async () => {
  await stopSite()
  rmSync(folder, { recursive: true, force: true })
})

let stopped: Promise<void> | undefined
function stopSite(): Promise<void> {
  stopped ??= site.stop()
  return stopped
}

/** Resolves when the release contains all events. */
async function current(): Promise<void> {
  const { docs } = await portal.payload.find({ collection: 'publication-events', sort: '-sequence', limit: 1 })
  await until(async () => (await site.release().readProgress())?.key === docs[0]?.key)
}

/** A process that stays as it is while it starts, with the release and the database of this file. */
async function startHeld() {
  const port = await freePort()
  const held = startProcess(path.resolve(import.meta.dirname, '../../server.ts'), {
    NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, '../../../test/hold-start.ts')}`,
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    PORT: String(port),
  })
  const get = (address: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...options })
  await until(async () => (await get('/healthz').catch(() => null))?.status === 200)
  return { ...held, get }
}

it('sends pages while the portal starts, until the database has a change that they lack, and stops at once', async () => {
  const held = await startHeld()
  const titleAt = async (address: string) => /<title>([^<]*)/.exec(await (await held.get(address)).text())?.[1]
  expect((await held.get('/')).status).toBe(200)
  expect(await titleAt(book.address)).toContain('Physics')
  expect(await titleAt(college.address)).toContain('Ganga College')
  expect((await held.get('/readyz')).status).toBe(503)

  /** Whether a request is neither answered nor refused while another one after it is answered. */
  const waits = async (address: string) => {
    let isAnswered = false
    const leave = new AbortController()
    held.get(address, { signal: leave.signal }).then(
      () => (isAnswered = true),
      () => undefined,
    )
    await held.get('/healthz')
    leave.abort()
    return !isAnswered
  }
  expect(await waits(`${paths.colleges}/${college.id}`)).toBe(true)
  expect(await waits(`${book.address}?unknown`)).toBe(true)

  // A change of another process, which this one does not follow any more.
  await stopSite()
  await new EventWriter(portal.payload).announce({ slug: 'books', id: book.id })
  expect(await waits('/')).toBe(true)
  held.signal('SIGTERM')
  expect(await held.ended).toBeNull()
})

it('has no page at an address that a route of the portal claims', () => {
  const { pages, env } = portalOf(portal.payload)
  const routes = features.flatMap((feature) => feature.routes ?? [])
  const { claims } = pageRoutes({
    payload: portal.payload,
    render: async () => '',
    inlineHashes: { scripts: [], styles: [] },
    pageAt: site.pageAt,
    routes,
    origin: env.publicUrl,
    trustedProxies: 0,
  })
  const own = [...pages.fixedPaths, book.address, college.address]
  expect(own.filter((address) => claims('GET', address, false))).toEqual([])
  expect(claims('GET', '/robots.txt', false)).toBe(true)
})
