/** @sqlite-only generated rows; submit-application.int.test.ts writes applications on both databases */
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { checkAnswers } from '@pravesh/shared/admissions/form/check-answers'
import { isApproved, isRejected, QUEUES, queueOf } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse } from '../../../../test/builders/applications.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { countAll } from '../../../database/records/count-all.ts'
import { runDue } from '../../../database/work/run-due.ts'
import { ensureFirstAdministrator } from '../../../staff/administrators/ensure-first-administrator.ts'
import { countViews } from '../../admin/list/count-views.ts'
import { applicationRecord } from '../../applications/application-record.ts'
import { applicationEffects } from '../../changes/application-effects.ts'
import { createMissingDues } from '../../fee/create-missing-dues.ts'
import { SEARCHED } from '../../search/find-applications.ts'
import { addApplications } from './add-applications.ts'
import { courseOffers } from './course-offers.ts'

const portal = startTestPortal()
const now = new Date()
const report = () => {}

beforeAll(async () => {
  for (const code of COURSE_CODES) await anOpenCourse(portal.payload, code)
  await addApplications({ payload: portal.payload, total: 150, now, report })
})

async function all() {
  const { docs } = await portal.payload.find({ collection: 'applications', limit: 0, depth: 0 })
  return docs.map(applicationRecord)
}

it('generates applications with valid answers', async () => {
  const offers = await courseOffers(portal.payload)
  for (const { course, answers } of await all()) {
    const { reference } = offers[course]
    const today = dayInIndia(now)
    const validationErrors = checkAnswers({
      form: formOf(course),
      answers,
      reference,
      today,
      aadhaarOnFile: answers.aadhaar ?? '',
    })
    expect(validationErrors, course).toEqual([])
  }
})

it('stores them like the portal: settled, with an event for each change', async () => {
  const applications = await all()
  expect(applications).toHaveLength(150)
  expect(applications.filter(({ settledAt }) => !settledAt)).toEqual([])
  const changes = applications.reduce((sum, { revision }) => sum + revision, 0)
  expect(await countAll(portal.payload, 'application-events')).toBe(changes)
  expect(await runDue({ payload: portal.payload, work: applicationEffects, now: () => now })).toBe(0)
  for (const { status, liveKey, studentId } of applications) {
    expect(liveKey.startsWith('ended:')).toBe(isRejected(status))
    if (!isRejected(status)) expect(liveKey.startsWith(studentId)).toBe(true)
  }
})

it('puts each in its queue, so that views count all of them', async () => {
  const applications = await all()
  for (const { status, feePaidAt, queue } of applications) {
    expect(queue).toBe(queueOf({ status, feePaid: Boolean(feePaidAt) }))
  }
  const { payload } = portal
  await ensureFirstAdministrator({ payload, email: 'admin@pravesh.example', password: 'Marigold@1-Marigold' })
  const [staff] = (await payload.find({ collection: 'staff', limit: 1, depth: 0 })).docs
  if (staff === undefined) throw new Error('There is no staff account.')
  const user = { ...staff, collection: 'staff' as const }
  const counted = await countViews({ payload, user })
  expect(counted).toEqual(
    QUEUES.map((queue) => ({ count: applications.filter((each) => each.queue === queue).length, more: false })),
  )
})

it('generates applications that are found by number, phone, its last digits, and words of the name', async () => {
  const [one] = await all()
  if (one === undefined) throw new Error('There are no applications.')
  const { number, studentPhone, studentName } = one
  const [, ...rest] = studentName.split(' ')
  const found = async (text: string) => {
    const where = { or: SEARCHED.map((field) => ({ [field]: { like: text } })) }
    return (await portal.payload.find({ collection: 'applications', where, limit: 0, depth: 0 })).docs
  }
  const phone = `+91 ${studentPhone.slice(0, 5)} ${studentPhone.slice(5)}`
  const numbers = [number, number.toLowerCase(), number.replace(/^[A-Z]+/, '')]
  for (const text of [...numbers, studentPhone, phone, `${rest.at(-1)} ${studentPhone.slice(-4)}`]) {
    expect(
      (await found(text)).map(({ id }) => id),
      text,
    ).toEqual([one.id])
  }
  expect((await found(rest.join(' '))).map(({ id }) => id)).toContain(one.id)
  expect((await found(studentPhone.slice(-5))).map(({ id }) => id)).toContain(one.id)
  expect(await found(studentName.slice(1))).toEqual([])
})

it('gives approved ones their dues, so that a start has none to create', async () => {
  const { payload } = portal
  const dues = async () => (await payload.find({ collection: 'fee-dues', limit: 0, depth: 0, sort: 'key' })).docs
  const inserted = await dues()
  await createMissingDues({ payload, now: () => now, signal: new AbortController().signal })
  expect(await dues()).toEqual(inserted)
  const approved = (await all()).filter(({ status }) => isApproved(status))
  expect(approved.length).toBeGreaterThan(20)
  expect([...new Set(inserted.map(({ applicationId }) => applicationId))].sort()).toEqual(
    approved.map(({ id }) => id).sort(),
  )
})

it('adds only what is missing', async () => {
  await addApplications({ payload: portal.payload, total: 160, now, report })
  expect(await all()).toHaveLength(160)
  await addApplications({ payload: portal.payload, total: 100, now, report })
  expect(await all()).toHaveLength(160)
})
