import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCALES, localizedPath } from '@pravesh/shared/platform/locale'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aPublishedCollege } from '../../../test/builders/courses.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { Release } from '../../publishing/release/release.ts'
import { Publisher } from './publisher.ts'

const portal = startTestPortal()
const rendered: string[] = []
/** What happens before a page is drawn, by path. */
const before = new Map<string, () => unknown>()
let dataDir: string
let release: Release
let publisher: Publisher
let collegeId: string
/** The college's page in each language, the default one first. */
let own: string[]

beforeAll(async () => {
  const { payload } = portal
  const { pages, frame } = portalOf(payload).pages
  portalOf(payload).pages = new PageRegistry({ pages, frame, languages: LOCALES })
  await givenSiteSettings(payload)
  collegeId = (await aPublishedCollege(payload, { name: 'Shantivan College' })).id
  own = LOCALES.map((locale) => localizedPath(paths.college(collegeId), locale))
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-languages-'))
  release = new Release(dataDir, 'build')
  const render = async ({ path: at, page }: { path: string; page: object }) => {
    rendered.push(at)
    await before.get(at)?.()
    return JSON.stringify(page)
  }
  await release.prepare({ id: 'build', assets: dataDir, inlineHashes: { scripts: [], styles: [] }, render })
  publisher = new Publisher({ payload, release, render })
  portalOf(payload).publisher = publisher
  await publisher.publishAll()
})
beforeEach(async () => {
  await publisher.idle()
  before.clear()
  rendered.length = 0
})
afterAll(async () => {
  await publisher.idle()
  portalOf(portal.payload).publisher = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

const save = (address: string) =>
  portal.payload.update({ collection: 'colleges', id: collegeId, data: { address, _status: 'published' } })

const written = (at = '') => readFileSync(release.fileOf(at), 'utf8')

/** What staff see of the college's pages, in the order of the languages. */
async function recorded() {
  const where = { path: { in: own } }
  const rows = await readRows({ payload: portal.payload, collection: 'publications', where })
  return own.map((at) => rows.find((row) => row.path === at))
}

it('writes the page of a saved record in the default language before others are drawn, and lists after all of them', async () => {
  let english = ''
  before.set(own[1] ?? '', () => {
    english = written(own[0])
  })
  await save('1 Station Road')
  await publisher.idle()
  expect(english).toContain('1 Station Road')
  expect(rendered.slice(0, own.length)).toEqual(own)
  expect(rendered.slice(own.length)).toEqual(expect.arrayContaining(LOCALES.map((l) => localizedPath(paths.home, l))))
  for (const at of own) expect(written(at)).toContain('1 Station Road')
})

it('brings a translation forward when it is requested', async () => {
  const gate = Promise.withResolvers<void>()
  before.set(own[0] ?? '', () => gate.promise)
  await save('2 Station Road')
  await vi.waitFor(() => expect(rendered).toEqual([own[0]]))
  const renewal = publisher.renewal(own[1] ?? '')
  expect(renewal).not.toBeNull()
  await vi.waitFor(() => expect(written(own[1])).toContain('2 Station Road'))
  expect(written(own[0])).not.toContain('2 Station Road')
  expect(rendered, 'one that is not requested waits for the first').not.toContain(own[2])
  gate.resolve()
  await publisher.idle()
  for (const at of own) expect(written(at)).toContain('2 Station Road')
})

it('records each page of a change before the change counts as published, also one that could not be drawn', async () => {
  await save('3 Station Road')
  await publisher.idle()
  const since = new Date().toISOString()
  before.set(own[2] ?? '', () => {
    throw new Error('The template is wrong.')
  })
  expect(await publisher.publishChange({ slug: 'colleges', id: collegeId })).toBe(false)
  const [english, hindi, bengali] = await recorded()
  for (const row of [english, hindi]) {
    expect(row).toMatchObject({ state: 'live' })
    expect(row?.publishedAt && row.publishedAt >= since, 'even if nothing on it has changed').toBe(true)
  }
  expect(bengali).toMatchObject({ state: 'failed', error: 'The template is wrong.' })
  before.clear()
  expect(await publisher.publishChange({ slug: 'colleges', id: collegeId })).toBe(true)
  expect((await recorded()).map((row) => [row?.state, row?.error])).toEqual(own.map(() => ['live', null]))
})
