/**
 * Registers a kind of public page that exists only in this test. `exhibition` and its one line in the registry below
 * are all the CMS needs; the function that renders it is its template.
 *
 * @sqlite-only what a page needs; events.int.test.ts publishes from both databases
 */

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from '@pravesh/shared/site/fields'
import { isPageOf, pageKind } from '@pravesh/shared/site/page-data'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aDraftGalleryItem, aPublishedGalleryItem } from '../../../test/builders/gallery.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { features } from '../../features.ts'
import { portalOf } from '../../foundation/portal.ts'
import { NO_INLINE } from '../../http/files/inline-hashes.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { loadSiteBuild, type RenderPage } from '../../publishing/release/site-build.ts'
import { namedPages } from '../../publishing/serve/named-pages.ts'
import { folderPictures } from '../../publishing/serve/pictures.ts'
import type { RouteInput } from '../../publishing/serve/route.ts'
import { StaticHandler } from '../../publishing/serve/static-handler.ts'
import { type OpenSite, openSite } from '../open-site.ts'
import { preview } from '../preview/preview-route.ts'
import { sitemap } from '../sitemap/sitemap-route.ts'

const exhibitionPage = pageKind('exhibition', { title: text })

const exhibition = recordPage({
  kind: exhibitionPage,
  collection: 'gallery-items',
  path: (id) => `/exhibitions/${id}`,
  affectedBy: { 'gallery-items': 'own' },
  pictures: ['images'],
  sitemap: { position: 20 },
  absent: { redirect: '/gallery' },
  async load({ records, params: { id } }) {
    const item = await records.one({ collection: 'gallery-items', id, fields: ['title'] })
    return item && { title: item.title }
  },
})

const portal = startTestPortal()
let dataDir: string
let open: OpenSite
let render: RenderPage
let server: Server
let origin: string

beforeAll(async () => {
  const { payload } = portal
  const pages = new PageRegistry({
    pages: [exhibition, ...features.flatMap((feature) => feature.pages ?? [])],
    frame: 'site-settings',
  })
  portalOf(payload).pages = pages
  const build = await loadSiteBuild()
  render = async (input) =>
    isPageOf(input.page, exhibitionPage) ? `<h1>${input.page.title}</h1>` : build.render(input)
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-new-page-'))
  open = await openSite({ payload, build: { ...build, render }, dataDir })
  await open.publish()
  const statics = new StaticHandler({
    release: open.release,
    earlier: open.earlier,
    shared: { find: async () => null },
    renewal: open.renewal,
    previous: open.previous,
    isFilling: open.isFilling,
    pictures: folderPictures(dataDir),
    siteFiles: { find: async () => null },
    log: payload.logger,
    pages,
    named: namedPages(payload),
    extraHeaders: [],
  })
  server = createServer((req, res) => statics.handle(req, res, { pathname: req.url ?? '/', search: '' }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => open.publisher.idle())
afterAll(async () => {
  server.close()
  await open.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Fetches a page as a visitor after everything saved so far is published. */
async function visit(pathname: string) {
  await open.publisher.idle()
  const answer = await fetch(origin + pathname, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

function input(url: URL, headers: Record<string, string> = {}): RouteInput {
  const { payload } = portal as { payload: Payload }
  const request = new Request(url, { headers })
  return {
    payload,
    render,
    inlineHashes: NO_INLINE,
    pageAt: async () => null,
    request,
    url,
    clientAddress: '203.0.113.1',
  }
}

const sitemapOf = async (file: string) => {
  const answer = await sitemap.handle(input(new URL(`http://localhost:3000${file}`)))
  return [...((await answer?.text()) ?? '').matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, at]) => at)
}

it('is published, served and listed with its record, and reflects its changes', async () => {
  const { payload } = portal
  const item = await aPublishedGalleryItem(payload, { title: 'Clay from Bishnupur' })
  const address = `/exhibitions/${item.id}`
  expect(await visit(address)).toMatchObject({ status: 200, html: '<h1>Clay from Bishnupur</h1>' })
  expect(await sitemapOf('/sitemap-pages.xml')).toContain(address)
  await payload.update({
    collection: 'gallery-items',
    id: item.id,
    data: { title: 'Masks from Purulia', _status: 'published' },
  })
  expect((await visit(address)).html).toBe('<h1>Masks from Purulia</h1>')
  expect((await visit('/gallery')).html).toContain('Masks from Purulia')
})

it('does not exist while its record is a draft, and is removed when the record is unpublished or deleted', async () => {
  const { payload } = portal
  const away = [
    (id: string) => payload.update({ collection: 'gallery-items', id, data: { _status: 'draft' } }),
    (id: string) => payload.delete({ collection: 'gallery-items', id }),
  ]
  const draft = await aDraftGalleryItem(payload)
  expect(await visit(`/exhibitions/${draft.id}`)).toMatchObject({ status: 302, location: '/gallery' })
  for (const takeAway of away) {
    const item = await aPublishedGalleryItem(payload, { title: 'Only for a week' })
    const address = `/exhibitions/${item.id}`
    expect(await visit(address)).toMatchObject({ status: 200 })
    await takeAway(item.id)
    expect(await visit(address)).toMatchObject({ status: 302, location: '/gallery' })
    expect(await sitemapOf('/sitemap-pages.xml')).not.toContain(address)
  }
})

it('is rendered again when a picture on it changes, and by a full run when it is missing', async () => {
  const { payload } = portal
  const picture = await aPicture(payload, { alt: 'A lamp' })
  const item = await aPublishedGalleryItem(payload, { title: 'Lamps', images: [picture.id] })
  const address = `/exhibitions/${item.id}`
  await visit(address)
  open.release().removePage(address)
  expect(existsSync(open.release().fileOf(address))).toBe(false)
  await payload.update({ collection: 'media', id: picture.id, data: { alt: 'A lit lamp' } })
  expect((await visit(address)).status).toBe(200)
  open.release().removePage(address)
  await open.publisher.publishAll()
  expect((await visit(address)).status).toBe(200)
})

it('shows its draft and its publication status to staff', async () => {
  const { payload } = portal
  const { headers } = await aStaffSession(portal, ['content-editor'])
  const item = await aPublishedGalleryItem(payload, { title: 'On the site' })
  await payload.update({ collection: 'gallery-items', id: item.id, data: { title: 'In writing' }, draft: true })
  const address = new URL(`http://localhost:3000/preview?collection=gallery-items&id=${item.id}`)
  const answer = await preview.handle(input(address, headers))
  expect(await answer?.text()).toBe('<h1>In writing</h1>')
  expect((await visit(`/exhibitions/${item.id}`)).html).toBe('<h1>On the site</h1>')
  expect(await preview.handle(input(address))).toBeNull()
  const { docs } = await payload.find({
    collection: 'publications',
    where: { path: { equals: `/exhibitions/${item.id}` } },
  })
  expect(docs).toMatchObject([{ state: 'live', recordCollection: 'gallery-items', recordId: item.id }])
})

it('is listed in the sitemap beside other pages, whose order is fixed', async () => {
  const inOrder = [
    '/',
    '/courses',
    '/colleges',
    '/which-course',
    '/gallery',
    '/aboutus',
    '/contact',
    '/purchase-books',
    '/shipping-policy',
    '/return-policy',
    '/privacy-policy',
    '/terms-and-conditions',
    '/purches',
  ]
  const listed = await sitemapOf('/sitemap-pages.xml')
  expect(listed.filter((at = '') => inOrder.includes(at))).toEqual(inOrder)
  expect(await sitemapOf('/sitemap.xml')).toEqual(['/sitemap-pages.xml'])
  expect(await sitemapOf('/sitemap-books-1.xml')).toEqual([])
})
