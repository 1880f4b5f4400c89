/**
 * @needs-build site
 * @sqlite-only events.int.test.ts publishes from both databases
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { pageSourcesOf } from '../../http/files/page-sources.ts'
import { loadSiteBuild } from '../../publishing/release/site-build.ts'
import { type OpenSite, openSite } from '../open-site.ts'

const portal = startTestPortal()
const published = { _status: 'published' } as const
let dataDir: string
let open: OpenSite

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-photographs-'))
  open = await openSite({ payload: portal.payload, build: await loadSiteBuild(), dataDir })
  await open.published
})
afterAll(async () => {
  await open.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The live HTML of a page after everything saved so far is published. */
async function live(pathname: string): Promise<string> {
  await open.publisher.idle()
  return readFileSync(open.release().fileOf(pathname), 'utf8')
}

const video = { title: 'A lesson', transcript: 'A trainee draws a triangle.' }

it('shows an uploaded photograph in the gallery of a course, and follows its description and focal point', async () => {
  const { payload } = portal
  const { id, sizes, blur } = await aPicture(payload, { alt: 'A chemistry laboratory', width: 1000 })
  const course = await aPublishedCourse(payload)
  const page = paths.course(course.id)
  expect(await live(page)).not.toContain('photographs-title')
  await payload.update({ collection: 'courses', id: course.id, data: { gallery: [id], ...published } })
  const html = await live(page)
  expect(html).toContain('alt="A chemistry laboratory"')
  expect(html).toMatch(
    /<source type="image\/avif" media="[^"]+" srcset="[^"]+\.avif 320w, [^"]+\.avif 640w, [^"]+\.avif 960w"/,
  )
  expect(html).toContain(`/media/${sizes?.w640?.filename} 640w`)
  expect(html).toContain(`<img src="${blur}"`)
  expect(html).not.toContain('data-focus-x')

  const change = { alt: 'Students titrate', caption: 'Laboratory, first floor', focusX: 20 }
  await payload.update({ collection: 'media', id, data: change })
  const changed = await live(page)
  expect(changed).toContain('alt="Students titrate"')
  expect(changed).toContain('Laboratory, first floor')
  expect(changed).toContain('data-focus-x="20"')
})

it('takes the blurred picture from the upload alone', async () => {
  const { payload } = portal
  const { id, blur } = await aPicture(payload)
  expect(blur).toMatch(/^data:image\/webp;base64,/)
  expect(blur?.length).toBeLessThan(1000)
  const data = { alt: 'Another', blur: 'data:text/html;base64,PGI+' }
  expect((await payload.update({ collection: 'media', id, data })).blur).toBe(blur)
})

it('links a college’s video with a still picture, for which its policy allows one host', async () => {
  const { payload } = portal
  const poster = await aPicture(payload, { alt: 'The gate' })
  const url = 'https://www.youtube.com/watch?v=abcdefghijk'
  const college = await aPublishedCollege(payload, { mapUrl: null, videos: [{ ...video, url, poster: poster.id }] })
  const html = await live(paths.college(college.id))
  expect(html).toContain('data-video-frame="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"')
  expect(html).toContain(`/media/${poster.filename}`)
  expect(html).not.toContain('<iframe')
  expect(pageSourcesOf(html, open.release().inlineHashes).frames).toEqual(['https://www.youtube-nocookie.com'])

  await payload.update({ collection: 'media', id: poster.id, data: { focusY: 90 } })
  expect(await live(paths.college(college.id))).toContain('data-focus-y="90"')
  await expect(payload.delete({ collection: 'media', id: poster.id })).rejects.toThrow('video of a college')
})

it.each(['https://frames.example/embed/1', 'javascript:alert(1)'])('publishes no video at %s', async (url) => {
  const data = { videos: [{ ...video, url }] }
  await expect(aPublishedCollege(portal.payload, data)).rejects.toThrow('Address')
})
