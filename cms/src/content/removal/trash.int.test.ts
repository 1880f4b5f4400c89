import { paths } from '@pravesh/shared/site/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { insertVersionRow } from '../../database/records/version-rows.ts'
import { offeredSubjects } from '../courses/subjects.ts'
import { loadPage } from '../pages/load-page.ts'
import { sitemap } from '../sitemap/sitemap-route.ts'

const portal = startTestPortal()
let editor: StaffSession
let officer: StaffSession
beforeAll(async () => {
  editor = await aStaffSession(portal, ['content-editor'])
  officer = await aStaffSession(portal, ['admissions-officer'])
})

const trash = (path: string) =>
  portal.call('PATCH', `/api/${path}`, { deletedAt: new Date().toISOString() }, editor.headers)
const restore = (collection: string, id: string, as = editor) =>
  portal.call(
    'PATCH',
    `/api/${collection}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { deletedAt: null, _status: 'published' },
    as.headers,
  )
const page = (path: string) => loadPage({ payload: portal.payload, path })
async function addresses(): Promise<string> {
  const url = new URL('http://localhost:3000/sitemap-pages.xml')
  const answer = await sitemap.handle({ payload: portal.payload, url } as Parameters<typeof sitemap.handle>[0])
  return (await answer?.text()) ?? ''
}

describe('a course in the trash', () => {
  it('disappears from the site, its lists, the API and the sitemap until it is restored', async () => {
    const { payload, call } = portal
    const college = await aPublishedCollege(payload)
    const course = await aPublishedCourse(payload, { colleges: [{ college: college.id, totalPricePaise: 1 }] })
    const path = `courses/${course.id}`
    const shown = async () => ({
      page: (await page(paths.course(course.id))) !== null,
      list: JSON.stringify(await page(paths.courses)).includes(course.id),
      college: JSON.stringify(await page(paths.college(college.id))).includes(course.id),
      call: (await call('GET', '/api/course/getcourses')).text.includes(course.id),
      sitemap: (await addresses()).includes('/courses/bachelor-of-education<'),
    })
    const everywhere = { page: true, list: true, college: true, call: true, sitemap: true }
    expect(await shown()).toEqual(everywhere)
    expect((await trash(path)).status).toBe(200)
    expect(await shown()).toEqual({ page: false, list: false, college: false, call: false, sitemap: false })
    const returned = await restore('courses', course.id)
    expect(returned.reply.errors ?? []).toEqual([])
    expect(await shown()).toEqual(everywhere)
    const after = await payload.findByID({ collection: 'courses', id: course.id, depth: 0 })
    expect(after.colleges).toMatchObject([{ college: college.id }])
    await payload.delete({ collection: 'courses', id: course.id })
  })

  it('cannot be published or restored by an officer or an old version, and is named when it blocks a new one', async () => {
    const { payload, call } = portal
    const course = await aPublishedCourse(payload)
    const path = `/api/courses/${course.id}`
    await trash(`courses/${course.id}`)
    await call('PATCH', `${path}?trash=true`, { _status: 'published' }, editor.headers)
    const stored = await payload.findByID({ collection: 'courses', id: course.id, depth: 0, trash: true })
    expect(stored).toMatchObject({ _status: 'draft', deletedAt: expect.any(String) })
    await restore('courses', course.id, officer)
    expect(await page(paths.course(course.id))).toBeNull()
    const { docs } = await payload.findVersions({
      collection: 'courses',
      where: { parent: { equals: course.id } },
      sort: 'createdAt',
      trash: true,
    })
    const version = await call('POST', `/api/courses/versions/${docs[0]?.id}`, undefined, editor.headers)
    expect(version.status).toBe(403)
    const duplicate = await call('POST', '/api/courses', { name: 'Another', code: 'BED' }, editor.headers)
    expect(duplicate.text).toContain('in the trash already has this value')
    await payload.delete({ collection: 'courses', id: course.id, trash: true })
  })
})

describe('permanent deletion', () => {
  it('works only from the trash, and includes the stock row of a book', async () => {
    const { payload, call } = portal
    const book = await aPublishedBook(payload, { copies: 3 })
    const straight = await call('DELETE', `/api/books/${book.id}`, undefined, editor.headers)
    expect(straight.status).toBe(409)
    expect(straight.text).toContain('Move this book to the trash first')
    const bulk = await call('DELETE', `/api/books?where[id][equals]=${book.id}`, undefined, editor.headers)
    expect(bulk.text).toContain('Move this book to the trash first')
    await trash(`books/${book.id}`)
    const purged = await call('DELETE', `/api/books/${book.id}?trash=true`, undefined, editor.headers)
    expect(purged.status).toBe(200)
    const stock = await payload.count({ collection: 'book-stock', where: { book: { equals: book.id } } })
    expect(stock.totalDocs).toBe(0)
  })

  it('is rejected for a college that a draft or a trashed course refers to', async () => {
    const { payload, call } = portal
    const college = await aPublishedCollege(payload)
    await updateRow({ payload, collection: 'colleges', where: college.id, data: { deletedAt: '2026-11-21T10:00:00Z' } })
    const course = await aPublishedCourse(payload, { code: 'DELED', name: 'Diploma' })
    const named = { colleges: [{ college: college.id, totalPricePaise: 1 }] }
    const draft = { ...course, ...named, _status: 'draft' } as never
    await insertVersionRow({ payload, collection: 'courses', parent: course.id, version: draft })
    const purge = () => call('DELETE', `/api/colleges/${college.id}?trash=true`, undefined, editor.headers)
    expect(await purge()).toMatchObject({ status: 409 })
    expect((await purge()).text).toContain('1 course (“Diploma”) uses this college')
  })
})

describe('a subject in the trash', () => {
  it('is not offered until it is restored', async () => {
    const { payload } = portal
    const subject = await payload.create({ collection: 'subjects', data: { name: 'PHYSICS', active: true } })
    const names = async () => (await offeredSubjects({ payload })).map(({ name }) => name)
    expect(await names()).toContain('PHYSICS')
    expect((await trash(`subjects/${subject.id}`)).status).toBe(200)
    expect(await names()).not.toContain('PHYSICS')
    const duplicate = await portal.call('POST', '/api/subjects', { name: 'PHYSICS' }, editor.headers)
    expect(duplicate.text).toContain('“PHYSICS” in the trash already has this value')
    await restore('subjects', subject.id)
    expect(await names()).toContain('PHYSICS')
  })
})
