/** @sqlite-only load-page.int.test.ts reads pages from both databases */
import { beforeAll, describe, expect, it } from 'vitest'
import { anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Course } from '../../payload-types.ts'

const portal = startTestPortal()
const get = (address: string) => portal.call('GET', address)
let course: Course

beforeAll(async () => {
  const { payload } = portal
  const college = await aPublishedCollege(payload)
  course = await aPublishedCourse(payload, { colleges: [{ college: college.id, totalPricePaise: 11_000_000 }] })
  await aPublishedBook(payload)
  await aPublishedBook(payload, { course: 'DPHARM' })
  await anInactiveBook(payload, { course: 'DPHARM' })
})

describe('GET /api/site/page', () => {
  it('returns the data of a page', async () => {
    expect(await get(`/api/site/page?path=/courses/${course.id}`)).toMatchObject({
      status: 200,
      reply: { kind: 'course', course: { id: course.id } },
    })
    const search = encodeURIComponent('/purchase-books?course=DPHARM')
    expect((await get(`/api/site/page?path=${search}`)).reply.books).toHaveLength(1)
  })

  it.each(['', '?path=', '?path=/nowhere', '?path[$gt]=', `?path=/courses/${'x'.repeat(10_000)}`])(
    'responds 404 to %s',
    async (query) => {
      expect(await get(`/api/site/page${query}`)).toMatchObject({ status: 404, reply: { success: false } })
    },
  )
})
