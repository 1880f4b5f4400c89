import { applicationNumber } from '@pravesh/shared/admissions/status/application-number'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { Service } from '../../foundation/service.ts'

/** Timestamp of the last number issued by this process. A database index makes numbers unique across processes. */
const lastNumber = new Service<number>('lastNumber')

interface NumberOptions {
  payload: Payload
  course: CourseCode
  now: Date
}

/** Issues an application number that is unique in this process: each has its own millisecond. */
export function nextNumber({ payload, course, now }: NumberOptions): string {
  const issued = Math.max(now.getTime(), (lastNumber.find(payload) ?? 0) + 1)
  lastNumber.set(payload, issued)
  return applicationNumber({ course, now: new Date(issued) })
}
