import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'

/** The application fee of a course; returns its amount. */
export async function anApplicationFee(payload: Payload, course: CourseCode): Promise<number> {
  const amountPaise = 100_000
  const data = { course, amountPaise, text: 'Application form fee', active: true, order: 0 }
  await payload.create({ collection: 'fee-structures', data: { action: 'ADMISSION', ...data } })
  return amountPaise
}
