import { expect } from 'vitest'
import { aRecordedCourse } from './builders/recorded-courses.ts'
import { anActiveStudent, loggedIn } from './builders/students.ts'
import { courseSales } from './course-sales.ts'
import type { documentedCalls } from './documented-calls.ts'
import type { TestPortal } from './start-test-portal.ts'

interface LearningCallOptions {
  portal: TestPortal
  ask: ReturnType<typeof documentedCalls>['ask']
}

/** Asks every call for recorded courses, with success and with each refusal. */
export async function checkLearningCalls({ portal, ask }: LearningCallOptions): Promise<void> {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const as = await loggedIn(payload, student)
  const course = await aRecordedCourse(payload)
  const vid = course.videos?.[0]?.id
  const buy = (body: object, headers: Record<string, string> = as) =>
    ask('POST', '/api/purchescourse/buyCourse', body, headers)
  const sale = { cid: course.id, cor_price: course.pricePaise / 100 }
  expect((await buy(sale)).status).toBe(200)
  expect((await buy({ ...sale, cor_price: 1 })).status).toBe(400)
  expect((await buy({ ...sale, cid: 'unknown' })).status).toBe(404)
  expect((await buy(sale, {})).status).toBe(401)
  await courseSales(portal).bought(student, course)
  expect((await buy(sale)).status).toBe(409)
  const mark = (body: object, headers: Record<string, string> = as) =>
    ask('POST', '/api/orderstudycontent/markVideo', body, headers)
  expect((await mark({ cid: course.id, vid, mark: 'watched' })).status).toBe(200)
  expect((await mark({ cid: course.id, vid: 'unknown', mark: 'watched' })).status).toBe(404)
  expect((await mark({})).status).toBe(400)
  expect((await mark({}, {})).status).toBe(401)
  const content = `/api/purchescourse/getcontentbyid/${course.id}`
  for (const path of [content, '/api/orderstudycontent/myOrderstudyContent']) {
    const { status, reply } = await ask('GET', path, undefined, as)
    expect([status, [reply.result].flat().length]).toEqual([200, 1])
    expect((await ask('GET', path)).status).toBe(401)
  }
  expect((await ask('GET', '/api/purchescourse/getcontentbyid/unknown', undefined, as)).status).toBe(404)
}
