/** @sqlite-only amounts are checked before they are written; editing.int.test.ts writes content to both databases */
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Course } from '../../payload-types.ts'

const portal = startTestPortal()
let headers: Record<string, string>
let course: Course
let colleges: [string, string]

beforeAll(async () => {
  headers = (await aStaffSession(portal, ['administrator'])).headers
  const cheap = await aPublishedCollege(portal.payload, { name: 'Cheap College' })
  const dear = await aPublishedCollege(portal.payload, { name: 'Dear College' })
  colleges = [cheap.id, dear.id]
  course = await aPublishedCourse(portal.payload, {
    startingPricePaise: 11_200_000,
    semesterFees: [
      { title: 'Admission', feePaise: 2_000_000 },
      { title: '1st Semester', feePaise: 9_200_000 },
    ],
    colleges: [
      { college: cheap.id, totalPricePaise: 11_200_000 },
      { college: dear.id, totalPricePaise: 12_400_000 },
    ],
  })
})

const patch = (path: string, body: object) => portal.call('PATCH', `/api/${path}`, body, headers)
const live = async () => {
  const { startingPricePaise, semesterFees, colleges } = await portal.payload.findByID({
    collection: 'courses',
    id: course.id,
    depth: 0,
  })
  return { startingPricePaise, semesterFees, colleges }
}

const WRONG = [-500, 1_000_000_001_00, 1234.5, '30k', '1.5 lakh', '1250', '1e9', true, [100], { $inc: 1 }]

describe('an amount over the API', () => {
  it.each(WRONG)('is rejected as %j, also in a draft, with an error that names the field', async (amount) => {
    const book = await aPublishedBook(portal.payload)
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      const answer = await patch(`books/${book.id}${query}`, { pricePaise: amount })
      expect(answer.status, `${query} ${answer.text}`).toBe(400)
      expect(answer.text).toContain('"pricePaise"')
    }
    const bulk = await patch(`books?where[id][equals]=${book.id}`, { pricePaise: amount })
    expect(bulk.status, bulk.text).toBe(400)
    const after = await portal.payload.findByID({ collection: 'books', id: book.id })
    expect(after.pricePaise).toBe(book.pricePaise)
  })

  it('is rejected inside a row, with an error that names the row', async () => {
    const answer = await patch(`courses/${course.id}`, { semesterFees: [{ title: 'Admission', feePaise: '30k' }] })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.text).toContain('semesterFees.0.feePaise')
  })
})

describe('a change by a factor of ten', () => {
  const ten = { pricePaise: 450_000, _status: 'published' }

  it('is rejected until the amount is confirmed', async () => {
    const { id } = await aPublishedBook(portal.payload, { pricePaise: 45_000 })
    for (const pricePaise of [450_000, 4_500]) {
      const answer = await patch(`books/${id}`, { pricePaise, _status: 'published' })
      expect(answer.status, answer.text).toBe(400)
      expect(answer.text).toContain('then confirm it')
    }
    expect(await patch(`books/${id}`, { ...ten, confirmedAmounts: [1] })).toMatchObject({ status: 400 })
    expect(await patch(`books/${id}`, { ...ten, confirmedAmounts: 'yes' })).toMatchObject({ status: 400 })
    const confirmed = await patch(`books/${id}`, { ...ten, confirmedAmounts: [450_000] })
    expect(confirmed).toMatchObject({ status: 200, reply: { doc: { pricePaise: 450_000, confirmedAmounts: null } } })
    expect(await patch(`books/${id}`, { pricePaise: 45_000 })).toMatchObject({ status: 400 })
  })

  it('is allowed in a draft, and needs confirmation when the draft is published', async () => {
    const { id } = await aPublishedBook(portal.payload, { pricePaise: 45_000 })
    expect(await patch(`books/${id}?draft=true`, { pricePaise: 450_000, _status: 'draft' })).toMatchObject({
      status: 200,
    })
    expect(await patch(`books/${id}`, { _status: 'published' })).toMatchObject({ status: 400 })
    await patch(`books/${id}?draft=true`, { confirmedAmounts: [450_000], _status: 'draft' })
    expect(await patch(`books/${id}`, { _status: 'published' })).toMatchObject({ status: 200 })
  })

  it('needs confirmation even after the record was unpublished', async () => {
    const { id } = await aPublishedBook(portal.payload, { pricePaise: 45_000 })
    await portal.payload.update({ collection: 'books', id, data: { _status: 'draft' } })
    expect(await patch(`books/${id}`, ten)).toMatchObject({ status: 400 })
  })

  it('needs confirmation in rows, with or without their ids, and in bulk updates', async () => {
    const { colleges } = await live()
    const dearer = (colleges ?? []).map((row, at) => (at === 1 ? { ...row, totalPricePaise: 124_000_000 } : row))
    const withoutIds = dearer.map(({ id: _, ...row }) => row)
    for (const rows of [dearer, withoutIds]) {
      const answer = await patch(`courses/${course.id}`, { colleges: rows, _status: 'published' })
      expect(answer.status, answer.text).toBe(400)
      expect(answer.text).toContain('colleges.1.totalPricePaise')
    }
    const bulk = await patch(`courses?where[id][equals]=${course.id}`, { colleges: dearer })
    expect(bulk.status, bulk.text).toBe(400)
    expect((await live()).colleges).toMatchObject([{}, { totalPricePaise: 12_400_000 }])
  })

  it('is not mistaken for inserting a row before the others', async () => {
    const { colleges } = await live()
    const other = await aPublishedCollege(portal.payload, { name: 'Dearest College' })
    const rows = [{ college: other.id, totalPricePaise: 112_000_000 }, ...(colleges ?? [])]
    expect(await patch(`courses/${course.id}`, { colleges: rows })).toMatchObject({ status: 200 })
    await patch(`courses/${course.id}`, { colleges })
  })
})

describe('the amounts of a course', () => {
  const publish = (change: object) => patch(`courses/${course.id}`, { ...change, _status: 'published' })

  it('are rejected when the parts do not add up to the starting price', async () => {
    const { semesterFees } = await live()
    const parts = (semesterFees ?? []).map((part, at) => (at === 0 ? { ...part, feePaise: 2_100_000 } : part))
    const answer = await publish({ semesterFees: parts })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.text).toContain('The parts add up to ₹1,13,000, but the starting price is ₹1,12,000')
  })

  it('are rejected when the starting price is not the lowest college price', async () => {
    const answer = await publish({ startingPricePaise: 10_000_000 })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.text).toContain('The lowest price of a college is ₹1,12,000')
    expect(answer.text).toContain('"startingPricePaise"')
  })

  it('are rejected when a college is listed twice', async () => {
    const { colleges: rows } = await live()
    const answer = await publish({ colleges: [...(rows ?? []), { college: colleges[1], totalPricePaise: 12_500_000 }] })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.text).toContain('colleges.2.college')
  })

  it('may disagree in a draft, but cannot be published', async () => {
    const draft = await patch(`courses/${course.id}?draft=true`, { startingPricePaise: 10_000_000, _status: 'draft' })
    expect(draft.status, draft.text).toBe(200)
    expect(await publish({})).toMatchObject({ status: 400 })
  })

  it('are saved when they agree', async () => {
    const { semesterFees, colleges: rows } = await live()
    const answer = await publish({
      startingPricePaise: 11_300_000,
      semesterFees: (semesterFees ?? []).map((part, at) => (at === 0 ? { ...part, feePaise: 2_100_000 } : part)),
      colleges: (rows ?? []).map((row, at) => (at === 0 ? { ...row, totalPricePaise: 11_300_000 } : row)),
    })
    expect(answer.status, answer.text).toBe(200)
  })

  it('do not block other changes to a record with older, inconsistent amounts', async () => {
    const older = await aPublishedCourse(portal.payload, { code: 'DELED', name: 'Diploma in Elementary Education' })
    await updateRow({
      payload: portal.payload,
      collection: 'courses',
      where: { id: { equals: older.id } },
      data: { startingPricePaise: 1_00 },
    })
    const answer = await patch(`courses/${older.id}`, {
      startingPricePaise: 1_00,
      enrolmentOpen: false,
      _status: 'published',
    })
    expect(answer.status, answer.text).toBe(200)
  })
})
