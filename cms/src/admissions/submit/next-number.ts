import { applicationNumber } from '@pravesh/shared/admissions/status/application-number'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /**
     * Private to this file: timestamp of the last number issued by this process. A database index makes numbers unique
     * across processes.
     */
    lastApplicationNumber?: number | undefined
  }
}

interface NumberOptions {
  payload: Payload
  course: CourseCode
  now: Date
}

/** Issues an application number that is unique in this process: each has its own millisecond. */
export function nextNumber({ payload, course, now }: NumberOptions): string {
  const issued = Math.max(now.getTime(), (portalOf(payload).lastApplicationNumber ?? 0) + 1)
  portalOf(payload).lastApplicationNumber = issued
  return applicationNumber({ course, now: new Date(issued) })
}
