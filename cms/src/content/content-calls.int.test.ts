import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bookTable } from '@pravesh/shared/shop/catalogue/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDraftBook, anInactiveBook, aPublishedBook } from '../../test/builders/books.ts'
import {
  aDraftCollege,
  aDraftCourse,
  aHiddenCourse,
  aPublishedCollege,
  aPublishedCourse,
} from '../../test/builders/courses.ts'
import { aDraftGalleryItem, aPublishedGalleryItem } from '../../test/builders/gallery.ts'
import { aPicture } from '../../test/builders/pictures.ts'
import { HOSTILE_TEXTS } from '../../test/hostile.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import type { Book, College, Course, GalleryItem, Media } from '../payload-types.ts'

const portal = startTestPortal()
const get = (address: string) => portal.call('GET', address)

let picture: Media
let college: College
let draftCollege: College
let course: Course
let hidden: Course
let draftCourse: Course
let item: GalleryItem
let book: Book
let pharmacyBook: Book
let draftBook: Book
let inactiveBook: Book

beforeAll(async () => {
  const { payload } = portal
  picture = await aPicture(payload)
  college = await aPublishedCollege(payload, { images: [picture.id] })
  draftCollege = await aDraftCollege(payload)
  const colleges = [college, draftCollege].map(({ id }) => ({ college: id, totalPricePaise: 11_000_050 }))
  course = await aPublishedCourse(payload, { colleges, image: picture.id })
  hidden = await aHiddenCourse(payload)
  draftCourse = await aDraftCourse(payload)
  item = await aPublishedGalleryItem(payload, { images: [picture.id] })
  await aDraftGalleryItem(payload)
  book = await aPublishedBook(payload, { images: [picture.id] })
  pharmacyBook = await aPublishedBook(payload, {
    name: '100% Pharmacy_Notes (a.b)',
    author: 'Å. Ñandú',
    publisher: 'বই ঘর',
    course: 'DPHARM',
    copies: 0,
  })
  draftBook = await aDraftBook(payload)
  inactiveBook = await anInactiveBook(payload)
})

describe('replies', () => {
  it('list visible courses in the wire format', async () => {
    const { status, reply } = await get('/api/course/getcourses')
    expect(status).toBe(200)
    expect(reply).toEqual({
      success: true,
      msg: 'Courses found.',
      result: [
        {
          _id: course.id,
          cou_name: 'Bachelor of Education',
          cou_description: 'A degree for graduates who want to teach.',
          cou_image: `/media/${picture.filename}`,
          cou_video: 'https://video.example/bed',
          cou_duration: 2,
          cou_price: 110_000.5,
          cou_isSeen: true,
          cou_isActive: true,
          cou_colleges: [{ collegeId: college.id, collageName: college.name, totalprice: 110_000.5 }],
          cou_sem_prices: [
            { semtitle: '1st Semester', semfees: 56_700 },
            { semtitle: '2nd Semester', semfees: 53_300.5 },
          ],
          cou_other_details: '<p>Bring your mark sheets.</p>',
        },
      ],
    })
  })

  it('return one course, and a hidden one with its flag', async () => {
    expect((await get(`/api/course/getCourseById/${course.id}`)).reply).toMatchObject({
      success: true,
      result: { _id: course.id, cou_isSeen: true },
    })
    expect((await get(`/api/course/getCourseById/${hidden.id}`)).reply.result).toMatchObject({ cou_isSeen: false })
  })

  it('list colleges with their courses', async () => {
    const expected = {
      _id: college.id,
      col_name: college.name,
      col_images: [`/media/${picture.filename}`],
      col_location: 'https://www.google.com/maps/embed?pb=bolpur',
      col_courses: [{ courseId: course.id }],
    }
    expect((await get('/api/college/getColleges')).reply.result).toEqual([expected])
    expect((await get(`/api/college/getCollegeById/${college.id}`)).reply.result).toEqual(expected)
  })

  it('list the gallery', async () => {
    const { reply } = await get('/api/gallery/getAllgallery')
    expect(reply.result).toEqual([{ _id: item.id, gal_title: item.title, gal_image: [`/media/${picture.filename}`] }])
  })

  it('return one book in the wire format and units', async () => {
    expect((await get(`/api/purchesbook/getcontentbyid/${book.id}`)).reply.result).toEqual({
      _id: book.id,
      bookname: 'Childhood and Growing Up',
      bookauthor: 'Dr. Anita Sen',
      bookcategory: 'BED',
      booksem: '1st Semester',
      booklang: 'English',
      bookpublisher: 'Rabindra Prakashani',
      bookprice: 320.5,
      booknumber: 5,
      bookpages: 248,
      bookimage: [`/media/${picture.filename}`],
      book_isActive: true,
      bookdimension_length: 24,
      bookdimension_width: 18,
      bookdimension_height: 2,
      bookweight: 0.45,
    })
  })

  it('list every book on sale', async () => {
    const { reply } = await get('/api/purchesbook/getallbooks')
    expect(reply.result.map((each: { _id: string }) => each._id).sort()).toEqual([book.id, pharmacyBook.id].sort())
  })

  it('recommend books of one course', async () => {
    const { reply } = await get('/api/purchesbook/getRandomBooks/DPHARM')
    expect(reply.result).toMatchObject([{ _id: pharmacyBook.id, booknumber: 0 }])
    expect((await get('/api/purchesbook/getRandomBooks/DELED')).reply).toEqual({
      success: true,
      msg: 'No books found.',
      result: [],
    })
  })

  it.each([
    'content/fixtures/getcourses',
    'content/fixtures/getColleges',
    'content/fixtures/getAllgallery',
    'shop/catalogue/fixtures/getallbooks',
  ])('%s have the fields of the golden file', async (name) => {
    const file = path.join(import.meta.dirname, `../../../shared/src/${name}.json`)
    const golden = JSON.parse(readFileSync(file, 'utf8'))
    const { reply } = await get(golden.request.path)
    expect(Object.keys(reply)).toEqual(Object.keys(golden.reply.body))
    expect(Object.keys(reply.result[0])).toEqual(Object.keys(golden.reply.body.result[0]))
  })

  it('can be parsed by the client’s schema', async () => {
    const { reply } = await get('/api/purchesbook/getallbooks')
    for (const each of reply.result) expect(bookTable.fromWire.parse(each)).toBeTruthy()
  })

  it('never contain drafts or inactive records', async () => {
    const calls = ['course/getcourses', 'college/getColleges', 'gallery/getAllgallery', 'purchesbook/getallbooks']
    const searches = [
      'purchesbook/searchBook/secret',
      'purchesbook/searchBook/inactive',
      'purchesbook/getRandomBooks/BED',
    ]
    for (const call of [...calls, ...searches]) {
      const { text } = await get(`/api/${call}`)
      expect(text, call).not.toMatch(/Secret|Inactive/)
    }
    await portal.payload.update({
      collection: 'books',
      id: book.id,
      data: { name: 'A Secret New Name', pricePaise: 1 },
      draft: true,
    })
    expect((await get(`/api/purchesbook/getcontentbyid/${book.id}`)).reply.result).toMatchObject({
      bookname: 'Childhood and Growing Up',
      bookprice: 320.5,
    })
  })
})

describe('errors', () => {
  it.each([
    ['course/getCourseById', 'There is no such course.'],
    ['college/getCollegeById', 'There is no such college.'],
    ['purchesbook/getcontentbyid', 'There is no such book.'],
  ])('%s responds 404 to any unknown id', async (call, msg) => {
    const ids = [
      ...HOSTILE_TEXTS.map(([, text]) => text),
      draftBook.id,
      inactiveBook.id,
      draftCourse.id,
      draftCollege.id,
    ]
    for (const id of ids) {
      const answer = await get(`/api/${call}/${encodeURIComponent(id)}`)
      expect(answer, id.slice(0, 60)).toMatchObject({ status: 404, reply: { success: false, msg } })
    }
  })

  it.each([...HOSTILE_TEXTS, ['lower case', 'bed'], ['another course', 'MBBS']])(
    'getRandomBooks lists the valid courses: %s',
    async (_, text) => {
      expect(await get(`/api/purchesbook/getRandomBooks/${encodeURIComponent(text)}`)).toMatchObject({
        status: 400,
        reply: { success: false, msg: 'There is no such course. Use BED, DELED or DPHARM.' },
      })
    },
  )

  it.each(HOSTILE_TEXTS)('searchBook survives hostile text: %s', async (_, text) => {
    const { status, reply } = await get(`/api/purchesbook/searchBook/${encodeURIComponent(text)}`)
    expect([200, 400]).toContain(status)
    expect(reply.success).toBe(status === 200)
    expect(reply.msg).toBeTruthy()
  })

  it.each(['getcourses?where[name][like]=x', 'getcourses?limit[$gt]=', 'getcourses?depth=99', 'getcourses?locale=xx'])(
    '%s ignores the query',
    async (call) => {
      expect((await get(`/api/course/${call}`)).reply.result).toHaveLength(1)
    },
  )

  it.each(['course/getCourseById/%', 'purchesbook/searchBook/%E0%A4%A', 'purchesbook/getRandomBooks/%ff'])(
    'respond 400 to a malformed address: %s',
    async (call) => {
      expect(await get(`/api/${call}`)).toMatchObject({ status: 400, reply: { success: false } })
    },
  )
})
