import { collegePage } from '@pravesh/shared/content/pages/colleges'
import { coursePage } from '@pravesh/shared/content/pages/courses'
import { isPageOf } from '@pravesh/shared/site/page-data'
import { paths } from '@pravesh/shared/site/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDraftBook, anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import {
  aDraftCollege,
  aDraftCourse,
  aHiddenCourse,
  aPublishedCollege,
  aPublishedCourse,
} from '../../../test/builders/courses.ts'
import { aDraftGalleryItem, aPublishedGalleryItem } from '../../../test/builders/gallery.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { features } from '../../features.ts'
import type { Book, College, Course, GalleryItem, Media } from '../../payload-types.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import type { DraftOf } from '../../publishing/pages/records.ts'
import { loadPage } from './load-page.ts'

const { fixedPaths } = new PageRegistry({ pages: features.flatMap(({ pages }) => pages ?? []), frame: 'site-settings' })
const portal = startTestPortal()
const load = (path: string, search = '') => loadPage({ payload: portal.payload, path, search })
const preview = (path: string, draft: DraftOf) => loadPage({ payload: portal.payload, path, draft })

describe('with an empty database', () => {
  it.each(fixedPaths.filter((path) => !path.includes('polic') && path !== '/terms-and-conditions'))(
    'loads %s',
    async (path) => {
      const page = await load(path)
      expect(page?.site.origin).toBe('http://localhost:3000')
      expect(JSON.stringify(page)).not.toContain('undefined')
    },
  )

  it('has no policies, and no catalogue page beyond the first', async () => {
    expect(await load('/privacy-policy')).toBeNull()
    expect(await load(paths.books, '?page=2')).toBeNull()
    expect(await load(paths.books)).toMatchObject({ kind: 'books', books: [], page: 1, pageCount: 0, total: 0 })
  })
})

describe('with content', () => {
  let picture: Media
  let college: College
  let secretCollege: College
  let course: Course
  let hidden: Course
  let draftCourse: Course
  let book: Book
  let draftBook: Book
  let inactiveBook: Book
  let galleryItem: GalleryItem
  let draftItem: GalleryItem

  beforeAll(async () => {
    const { payload } = portal
    picture = await aPicture(payload)
    college = await aPublishedCollege(payload, { images: [picture.id] })
    secretCollege = await aDraftCollege(payload)
    const colleges = [college, secretCollege].map(({ id }) => ({ college: id, totalPricePaise: 11_000_000 }))
    course = await aPublishedCourse(payload, { colleges, image: picture.id })
    hidden = await aHiddenCourse(payload, { colleges })
    draftCourse = await aDraftCourse(payload)
    book = await aPublishedBook(payload, { images: [picture.id], copies: 7 })
    draftBook = await aDraftBook(payload)
    inactiveBook = await anInactiveBook(payload)
    galleryItem = await aPublishedGalleryItem(payload, { images: [picture.id] })
    draftItem = await aDraftGalleryItem(payload)
  })

  it('loads a course with its published colleges, its fees and its picture', async () => {
    const page = await load(paths.course(course.id))
    expect(page).toMatchObject({
      kind: 'course',
      course: {
        id: course.id,
        code: 'BED',
        startingPricePaise: 11_000_000,
        colleges: [{ id: college.id, name: college.name, city: 'Bolpur', totalPricePaise: 11_000_000 }],
        semesterFees: [
          { title: '1st Semester', feePaise: 5_670_000 },
          { title: '2nd Semester', feePaise: 5_330_000 },
        ],
        otherDetails: '<p>Bring your mark sheets.</p>',
        image: { alt: picture.alt, width: 700, height: 350, url: `/media/${picture.filename}` },
      },
    })
    if (page === null || !isPageOf(page, coursePage)) throw new Error('no course')
    expect(page.course.colleges).toHaveLength(1)
    expect(page.course.image?.sources.map((source) => source.width)).toEqual([320, 640, 700])
  })

  it('shows the current session with every course, and answers the course finder', async () => {
    await portal.payload.create({ collection: 'academic-sessions', data: { year: '2026-2028', current: true } })
    expect(await load(paths.course(course.id))).toMatchObject({ course: { session: '2026-2028' } })
    expect(await load(paths.courses)).toMatchObject({ courses: [{ session: '2026-2028', states: ['West Bengal'] }] })
    expect(await load(paths.courseFinder)).toMatchObject({ unanswered: [], result: null })
    expect(await load(paths.courseFinder, '?aim=teenagers&state=')).toMatchObject({
      unanswered: ['passed', 'state'],
      result: null,
    })
    const answers = '?passed=degree&aim=teenagers&state=BIHAR'
    expect(await load(paths.courseFinder, answers)).toMatchObject({
      result: {
        fitting: [{ course: { id: course.id }, colleges: [{ id: college.id, nearness: 'region' }] }],
        later: [],
        others: [],
      },
    })
  })

  it('loads a college with the visible courses it teaches', async () => {
    const page = await load(paths.college(college.id))
    expect(page).toMatchObject({
      kind: 'college',
      college: {
        id: college.id,
        pictures: [{ alt: picture.alt }],
        courses: [{ id: course.id, totalPricePaise: 11_000_000 }],
      },
    })
    if (page === null || !isPageOf(page, collegePage)) throw new Error('no college')
    expect(page.college.courses).toHaveLength(1)
  })

  it('has everything that a course costs, by the fee structure and the settings in force', async () => {
    const data = { course: 'BED', action: 'IDENTITY_CARD', amountPaise: 20_000, text: 'Card', active: true } as const
    const { id } = await portal.payload.create({ collection: 'fee-structures', data })
    await portal.payload.updateGlobal({ slug: 'fee-settings', data: { identityCardDays: 45 } })
    const card = { key: 'IDENTITY_CARD/1', label: 'Identity Card fee', title: '', amountPaise: 20_000, due: 45 }
    const costs = {
      costs: expect.arrayContaining([card]),
      courseFee: { label: 'Tuition fee', days: [21, 60, 240, 420, 600] },
    }
    expect(await load(paths.course(course.id))).toMatchObject({ course: { costs } })
    expect(await load(paths.college(college.id))).toMatchObject({ college: { courses: [{ costs }] } })
    await portal.payload.delete({ collection: 'fee-structures', id })
  })

  it('loads a book with its stock', async () => {
    expect(await load(paths.book(book.id, 'childhood-and-growing-up'))).toMatchObject({
      kind: 'book',
      book: { id: book.id, copies: 7, pricePaise: 32_050, pictures: [{ width: 700 }] },
    })
  })

  it('reflects stock changes without the book being saved', async () => {
    const { payload } = portal
    const where = { book: { equals: book.id } }
    await payload.update({ collection: 'book-stock', where, data: { copies: 3 } })
    expect(await load(paths.book(book.id, 'childhood-and-growing-up'))).toMatchObject({ book: { copies: 3 } })
  })

  it('lists published records only', async () => {
    expect(await load(paths.courses)).toMatchObject({ courses: [{ id: course.id }] })
    expect(await load(paths.colleges)).toMatchObject({
      colleges: [{ id: college.id, courses: [{ code: course.code, totalPricePaise: 11_000_000 }] }],
    })
    expect(await load(paths.colleges, '?state=Nowhere')).toMatchObject({
      colleges: [],
      total: 1,
      states: ['West Bengal'],
    })
    expect(await load(paths.gallery)).toMatchObject({ items: [{ id: galleryItem.id, pictures: [{ width: 700 }] }] })
    expect(await load(paths.books)).toMatchObject({ books: [{ id: book.id }], total: 1, pageCount: 1 })
    expect(await load(paths.home)).toMatchObject({ courses: [{ id: course.id }], counts: { colleges: 1, states: 1 } })
    for (const path of [paths.courses, paths.colleges, paths.gallery, paths.books, paths.home]) {
      const text = JSON.stringify(await load(path))
      expect(text).not.toContain('Secret')
      expect(text).not.toContain(hidden.id)
      expect(text).not.toContain(inactiveBook.id)
    }
  })

  it('has no page for hidden or unpublished records', async () => {
    const nowhere = [
      paths.course(hidden.id),
      paths.course(draftCourse.id),
      paths.college(secretCollege.id),
      paths.book(draftBook.id, 'a-secret-draft'),
      paths.book(inactiveBook.id, 'an-inactive-book'),
      paths.book(book.id, 'another-name'),
      paths.course(book.id),
    ]
    for (const path of nowhere) expect(await load(path), path).toBeNull()
  })

  it('loads only the previewed draft as a draft', async () => {
    const { payload } = portal
    const data = { description: 'Changed in a draft.', startingPricePaise: 100 }
    await payload.update({ collection: 'courses', id: course.id, data, draft: true })
    expect(await load(paths.course(course.id))).toMatchObject({ course: { startingPricePaise: 11_000_000 } })
    const draft = { collection: 'courses', id: course.id } as const
    expect(await preview(paths.course(course.id), draft)).toMatchObject({ course: { startingPricePaise: 100 } })
    expect(await preview(paths.course(hidden.id), draft)).toBeNull()
    expect(await preview(paths.course(hidden.id), { collection: 'courses', id: hidden.id })).toMatchObject({
      course: { name: hidden.name },
    })
    expect(await preview(paths.gallery, { collection: 'gallery-items', id: draftItem.id })).toMatchObject({
      items: [{ title: 'A Secret Picture' }, { id: galleryItem.id }],
    })
    const inactive = { collection: 'books', id: inactiveBook.id } as const
    expect(await preview(paths.book(inactiveBook.id, 'an-inactive-book'), inactive)).toMatchObject({
      book: { name: 'An Inactive Book' },
    })
  })

  it('names the record and field that prevent a page', async () => {
    const draft = { collection: 'courses', id: draftCourse.id } as const
    await expect(preview(paths.course(draftCourse.id), draft)).rejects.toThrow(
      '“A Secret Course” cannot be shown because its summary is empty.',
    )
  })

  it('loads globals as published unless their draft is previewed', async () => {
    const { payload } = portal
    await payload.updateGlobal({
      slug: 'about',
      data: { title: 'About Pravesh', lead: 'A lead', body: paragraphs('y'), _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'about', data: { title: 'Not yet', body: paragraphs('x') }, draft: true })
    expect(await load(paths.about)).toMatchObject({ title: 'About Pravesh', lead: 'A lead' })
    expect(await preview(paths.about, { global: 'about' })).toMatchObject({ title: 'Not yet', body: '<p>x</p>' })
  })

  it('loads a policy once it is published', async () => {
    const data = {
      key: 'privacy-policy',
      title: 'Privacy',
      lastUpdated: '2023-11-20T00:00:00.000Z',
      body: paragraphs('We'),
    } as const
    const draft = await portal.payload.create({
      collection: 'policies',
      data: { ...data, _status: 'draft' },
      draft: true,
    })
    expect(await load('/privacy-policy')).toBeNull()
    await portal.payload.update({ collection: 'policies', id: draft.id, data: { _status: 'published' } })
    expect(await load('/privacy-policy')).toMatchObject({
      title: 'Privacy',
      lastUpdated: '2023-11-20T00:00:00.000Z',
      body: '<p>We</p>',
    })
  })
})
