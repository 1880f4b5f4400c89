import { checkAnswers } from '@pravesh/shared/admissions/check-answers'
import { isRejected } from '@pravesh/shared/admissions/status'
import { todayInIndia } from '@pravesh/shared/admissions/today'
import { COURSE_CODES } from '@pravesh/shared/content/options'
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse } from '../../../../test/builders/applications.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { applicationRecord } from '../../applications/application-record.ts'
import { settleWaiting } from '../../changes/settle-waiting.ts'
import { addApplications } from './add-applications.ts'
import { courseOffers } from './course-offers.ts'

const portal = startTestPortal()
const now = new Date()
const report = () => {}

beforeAll(async () => {
  for (const code of COURSE_CODES) await anOpenCourse(portal.payload, code)
  await addApplications({ payload: portal.payload, total: 150, now, report })
}, 60_000)

async function all() {
  const { docs } = await portal.payload.find({ collection: 'applications', limit: 0, depth: 0 })
  return docs.map(applicationRecord)
}

it('invents applications whose answers the rules take', async () => {
  const offers = await courseOffers(portal.payload)
  for (const { course, answers } of await all()) {
    const { reference } = offers[course]
    const today = todayInIndia(now)
    const mistakes = checkAnswers({ course, answers, reference, today, aadhaarOnFile: answers.aadhaar ?? '' })
    expect(mistakes, course).toEqual([])
  }
})

it('leaves them as the portal would: settled, with a line of history for each change', async () => {
  const applications = await all()
  expect(applications).toHaveLength(150)
  expect(applications.filter(({ settledAt }) => !settledAt)).toEqual([])
  const changes = applications.reduce((sum, { revision }) => sum + revision, 0)
  expect((await portal.payload.count({ collection: 'application-events' })).totalDocs).toBe(changes)
  expect(await settleWaiting({ payload: portal.payload, now })).toBe(0)
  for (const { status, liveKey, studentId } of applications) {
    expect(liveKey.startsWith('ended:')).toBe(isRejected(status))
    if (!isRejected(status)) expect(liveKey.startsWith(studentId)).toBe(true)
  }
})

it('adds only what is missing', async () => {
  await addApplications({ payload: portal.payload, total: 160, now, report })
  expect(await all()).toHaveLength(160)
  await addApplications({ payload: portal.payload, total: 100, now, report })
  expect(await all()).toHaveLength(160)
})
