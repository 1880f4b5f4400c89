import type { CourseCode } from '@pravesh/shared/courses/courses'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aSubmissionOf, aSubmittedApplication } from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submitApplication } from '../submit/submit-application.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
afterEach(() => vi.restoreAllMocks())

async function state(code: CourseCode) {
  const { payload } = portal
  const course = await payload.findByID({ collection: 'courses', id: open[code].course.id, depth: 0, trash: true })
  const where = { course: { equals: code } }
  const { totalDocs: applications } = await payload.count({ collection: 'applications', where })
  const { totalDocs: messages } = await payload.count({
    collection: 'messages',
    where: { template: { equals: 'application-news' } },
  })
  const whole = course.colleges?.length === 2 && course.semesterFees?.length === 5
  return { onSite: whole && course._status === 'published' && !course.deletedAt, applications, messages }
}

const unpublish = (code: CourseCode) =>
  portal.payload.update({ collection: 'courses', id: open[code].course.id, data: { _status: 'draft' } })
const trash = (code: CourseCode) =>
  portal.payload.update({
    collection: 'courses',
    id: open[code].course.id,
    data: { deletedAt: '2026-11-21T12:00:00.000Z' },
  })

/** Runs an action just before the portal's next write to a collection. */
function before(method: 'create' | 'updateOne', collection: string, act: () => Promise<unknown>): void {
  const { db } = portal.payload
  const original = db[method].bind(db) as (args: { collection: string }) => Promise<never>
  let done = false
  vi.spyOn(db, method).mockImplementation(async (args: { collection: string }) => {
    if (args.collection === collection && !done) {
      done = true
      await act()
    }
    return original(args)
  })
}

async function aPreparedSubmission(code: CourseCode) {
  const student = await anActiveStudent(portal.payload)
  const submission = await aSubmissionOf(portal.payload, { student, open: open[code] })
  return () =>
    submitApplication({ payload: portal.payload, student, submission, clientAddress: '203.0.113.7', now: new Date() })
}

describe('an application submitted while its course is being removed', () => {
  it.each([
    ['unpublished', unpublish],
    ['moved to the trash', trash],
  ])('prevents the removal when it is stored before the course is %s', async (_, remove) => {
    const [code] = remove === unpublish ? (['BED'] as const) : (['DELED'] as const)
    if (remove === trash) {
      // A fee alone keeps a course out of the trash. Removed, so that only the application counts.
      await portal.payload.delete({ collection: 'fee-structures', where: { course: { equals: code } } })
    }
    const fee = {
      action: 'ADMISSION',
      course: code,
      amountPaise: 100_000,
      text: 'Fee',
      active: true,
      order: 0,
    } as const
    before('updateOne', 'courses', async () => {
      const row = remove === trash ? await portal.payload.create({ collection: 'fee-structures', data: fee }) : null
      await aSubmittedApplication(portal.payload, { open: open[code] })
      if (row) await portal.payload.delete({ collection: 'fee-structures', id: row.id })
    })
    await expect(remove(code)).rejects.toThrow('1 application uses this course')
    expect(await state(code)).toMatchObject({ onSite: true, applications: 1 })
  })

  it('is refused, and leaves nothing behind, when the course was removed before it was stored', async () => {
    const { messages } = await state('DPHARM')
    const submit = await aPreparedSubmission('DPHARM')
    before('create', 'applications', () => unpublish('DPHARM'))
    await expect(submit()).rejects.toMatchObject({ status: 409, code: 'ENROLMENT_CLOSED' })
    expect(await state('DPHARM')).toEqual({ onSite: false, applications: 0, messages })
    await portal.payload.update({ collection: 'courses', id: open.DPHARM.course.id, data: { _status: 'published' } })
  })

  it('is refused when its college was removed', async () => {
    const { payload } = portal
    const college = { collection: 'colleges', id: open.DPHARM.colleges[0].id } as const
    const submit = await aPreparedSubmission('DPHARM')
    before('create', 'applications', () => payload.update({ ...college, data: { _status: 'draft' } }))
    await expect(submit()).rejects.toMatchObject({ status: 409 })
    expect(await state('DPHARM')).toMatchObject({ onSite: true, applications: 0 })
    await payload.update({ ...college, data: { _status: 'published' } })
  })

  it('never remains without its course when both happen concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const submit = await aPreparedSubmission('DPHARM')
      const outcomes = await Promise.allSettled([submit(), unpublish('DPHARM')])
      const { onSite, applications } = await state('DPHARM')
      expect(onSite || applications === 0, JSON.stringify({ round, outcomes })).toBe(true)
      if (applications > 0) return
      await portal.payload.update({ collection: 'courses', id: open.DPHARM.course.id, data: { _status: 'published' } })
    }
  })
})
