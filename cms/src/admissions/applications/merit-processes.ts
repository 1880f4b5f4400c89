import type { MeritPeriod } from '@pravesh/shared/admissions/status/answer-time'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'

/** Whether applicants see a merit process of a course and session. A feature above admissions has the processes. */
export type HasMeritProcess = (payload: Payload, of: { course: CourseCode; sessionYear: string }) => Promise<boolean>

/** When which merit process decides, in an order that stays. */
export type MeritPeriods = (payload: Payload) => Promise<readonly MeritPeriod[]>

declare module '../../foundation/portal.ts' {
  interface Portal {
    hasMeritProcess: HasMeritProcess
    meritPeriods: MeritPeriods
  }
}
