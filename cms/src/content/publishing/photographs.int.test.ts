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
import { aShownNotice } from '../../../test/builders/notices.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aCaptionFile, aNoticeFile, aVideoFile } from '../../../test/builders/site-files.ts'
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
  await open.publish()
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

it('plays an uploaded video with captions, follows a change of them, and keeps their files while a page shows them', async () => {
  const { payload } = portal
  const [poster, file, captions] = [await aPicture(payload), await aVideoFile(payload), await aCaptionFile(payload)]
  const videos = [{ ...video, file: file.id, captions: captions.id, poster: poster.id }]
  const college = await aPublishedCollege(payload, { mapUrl: null, videos })
  const html = await live(paths.college(college.id))
  expect(html).toContain(`data-video-file="/media/${file.filename}"`)
  expect(html).toMatch(/data-video-width="1280" data-video-height="720"/)
  expect(html).toContain(`data-captions="/media/${captions.filename}"`)
  expect(html).toContain('data-captions-language="bn"')
  expect(html).not.toMatch(/<video|<track/)
  expect(pageSourcesOf(html, open.release().inlineHashes)).toMatchObject({ frames: [], media: [] })

  await payload.update({ collection: 'caption-files', id: captions.id, data: { language: 'hi' } })
  expect(await live(paths.college(college.id))).toContain('data-captions-language="hi"')
  for (const [collection, id] of [['video-files', file.id] as const, ['caption-files', captions.id] as const]) {
    await expect(payload.delete({ collection, id })).rejects.toThrow('college')
  }
  await payload.update({ collection: 'colleges', id: college.id, data: { videos: [], ...published } })
  await payload.delete({ collection: 'video-files', id: file.id })
})

it('offers the PDF of a notice with its size, and the notice on the page of its course', async () => {
  const { payload } = portal
  const course = await aPublishedCourse(payload, { code: 'DELED', name: 'Diploma in Elementary Education' })
  expect(await live(paths.course(course.id))).not.toContain('notices-title')
  const attachment = await aNoticeFile(payload)
  await aShownNotice(payload, { title: 'The list of schools is out', courses: ['DELED'], attachment: attachment.id })
  await aShownNotice(payload, { title: 'For another course', courses: ['BED'] })
  expect(await live(paths.notices)).toMatch(
    new RegExp(`href="/media/${attachment.filename}"[^]*?List of schools</span> \\(PDF, \\d+\\s?kB\\)`),
  )
  const page = await live(paths.course(course.id))
  expect(page).toContain('The list of schools is out')
  expect(page).not.toContain('For another course')
  await expect(payload.delete({ collection: 'notice-files', id: attachment.id })).rejects.toThrow('notice')
})
