import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Where } from 'payload'
import { expect } from 'vitest'
import type { OpenCourse } from '../builders/applications.ts'
import { loggedIn } from '../builders/students.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { submissionsOn } from '../submissions.ts'

/** Submits applications of many students at once. */
export async function expectUniqueNumbers(portal: TestPortal, open: Record<CourseCode, OpenCourse>, count: number) {
  const { prepared } = submissionsOn(portal, open)
  const { payload } = portal
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const { student, body } = await prepared()
      return { student, body, headers: await loggedIn(payload, student) }
    }),
  )
  const answers = await Promise.all(
    all.map(({ body, headers }) => portal.call('POST', '/api/application/postapplication', body, headers)),
  )
  expect(answers.filter(({ status }) => status !== 200).map(({ reply }) => reply)).toEqual([])
  const ids = all.map(({ student }) => student.id)
  const { docs } = await payload.find({
    collection: 'applications',
    where: { student: { in: ids } },
    limit: 0,
    depth: 0,
  })
  expect(docs).toHaveLength(count)
  expect(new Set(docs.map(({ number }) => number)).size).toBe(count)
  expect(docs.every(({ settledAt }) => settledAt)).toBe(true)
  const unattached: Where = { and: [{ studentId: { in: ids } }, { applicationId: { exists: false } }] }
  expect(await payload.count({ collection: 'applicant-documents', where: unattached })).toEqual({ totalDocs: 0 })
}
