import type { Semester } from '@pravesh/shared/content/options'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { FeePart } from '@pravesh/shared/fees/fees'
import type { AgreedTerms } from '@pravesh/shared/payments/refunds/agreed-terms'
import type { Payload } from 'payload'
import type { Place } from '../staff/index.ts'

/** What fees need to know about an application. */
export interface FeeAccount {
  applicationId: string
  applicationNumber: string
  studentId: string
  studentName: string
  course: CourseCode
  courseId: string
  courseName: string
  collegeId: string
  collegeName: string
  sessionYear: string
  /** At the time of the application. */
  courseFeePaise: number
  /** The course fee's parts at the time of the application. */
  parts: readonly FeePart[]
  /** The semesters that end with an examination fee. */
  examSemesters: readonly Semester[]
  isApproved: boolean
  /** The refund terms that the student agreed to. */
  refundTerms: AgreedTerms
  /** The costs that the student agreed to; null for agreements from before they named all of them. */
  costs: SharedCosts | null
}

/** Access to applications, which belong to a feature above this one. */
export interface FeeAccounts {
  /** Null when there is no such application. `id` may be any text. */
  find: (options: { payload: Payload; id: string }) => Promise<FeeAccount | null>
  /** The approved applications of a student, newest first. */
  approvedOf: (options: { payload: Payload; studentId: string }) => Promise<FeeAccount[]>
  /** Where applications belong, by id; without those that do not exist. `ids` may be any texts. */
  placesOf: (options: { payload: Payload; ids: readonly string[] }) => Promise<ReadonlyMap<string, Place>>
  /** When an approved application was approved. */
  approvedAt: (options: { payload: Payload; applicationId: string }) => Promise<Date>
}

declare module '../foundation/portal.ts' {
  interface Portal {
    /** What fees need to know about applications. */
    feeAccounts: FeeAccounts
  }
}
