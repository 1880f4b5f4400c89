import { applicationNumber } from '@pravesh/shared/admissions/status/application-number'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { Service } from '../../platform/service.ts'

/** Timestamp of the last number that this process issued. Across processes the database index keeps numbers unique. */
const lastNumber = new Service<number>('lastNumber')

interface NumberOptions {
  payload: Payload
  course: CourseCode
  now: Date
}

/** A number that this process has not issued yet: each has a millisecond of its own. */
export function nextNumber({ payload, course, now }: NumberOptions): string {
  const issued = Math.max(now.getTime(), (lastNumber.find(payload) ?? 0) + 1)
  lastNumber.set(payload, issued)
  return applicationNumber({ course, now: new Date(issued) })
}
