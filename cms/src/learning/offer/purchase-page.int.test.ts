/** @sqlite-only tests input checking and the shape of a page; buying and watching run the same reads on both databases */
import { expect, it } from 'vitest'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aRecordedCourse } from '../../../test/builders/recorded-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { purchase } from './purchase-page.ts'

const portal = startTestPortal()

it('offers published courses on sale in their order, without addresses, and the draft in a preview', async () => {
  const { payload } = portal
  const load = async (draftId?: string) => {
    const draft = draftId ? ({ collection: 'recorded-courses', id: draftId } as const) : undefined
    const records = recordsOf({ payload, ...(draft && { draft }) })
    const page = await purchase.at({ path: '/purches', locale: 'en' })?.load({ records, locale: 'en', search: '' })
    return (page as { courses: { name: string }[] }).courses
  }
  const image = (await aPicture(payload)).id
  const second = await aRecordedCourse(payload, { name: 'Second', order: 2, image })
  await aRecordedCourse(payload, { name: 'First', order: 1, videos: [] })
  await aRecordedCourse(payload, { name: 'Not on sale', active: false })
  const draft = await aRecordedCourse(payload, { name: 'A draft', _status: 'draft' })

  const courses = await load()
  expect(courses.map(({ name }) => name)).toEqual(['First', 'Second'])
  expect(courses[1]).toEqual({
    id: second.id,
    name: 'Second',
    description: 'From the aim of a lesson to its last five minutes.',
    duration: '2 hours',
    pricePaise: 79_950,
    image: expect.objectContaining({ width: 700 }),
    videos: [
      { title: 'What a lesson is for', summary: 'Aims for forty minutes.' },
      { title: 'The first five minutes', summary: null },
    ],
  })
  expect((await load(draft.id)).map(({ name }) => name)).toEqual(['A draft', 'First', 'Second'])
  await payload.update({ collection: 'recorded-courses', id: second.id, data: { name: 'Renamed' }, draft: true })
  expect((await load(second.id)).map(({ name }) => name)).toEqual(['First', 'Renamed'])
})

it.each([
  [{ pricePaise: 99 }, 'at least ₹1'],
  [{ pricePaise: -100 }, 'cannot be negative'],
  [{ videos: [{ title: 'Aims', address: 'http://videos.example/aims' }] }, 'https://'],
  [{ videos: [{ title: 'Aims', address: 'javascript:alert(1)' }] }, 'https://'],
  [{ videos: [{ title: '', address: 'https://videos.example/aims' }] }, ''],
  [{ name: '' }, ''],
  [{ duration: '' }, ''],
])('cannot publish a course with %j', async (change, reason) => {
  const refused = await aRecordedCourse(portal.payload, change).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(JSON.stringify(refused, ['data', 'errors', 'message'])).toContain(reason)
})
