import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import type { FeeAccount, FeeAccounts } from '../../fees/index.ts'
import { agreedTerms } from './agreed-terms.ts'
import { placesOfApplications } from './application-places.ts'
import { type ApplicationRecord, applicationRecord, findApplication } from './application-record.ts'

/** Upper bound on approved applications of one student. */
const MAX_APPLICATIONS = 20

/** The applications, as fees need them. */
export const feeAccountsOfApplications: FeeAccounts = {
  find: async ({ payload, id }) => {
    const application = await findApplication(payload, id)
    return application && feeAccountOf(application)
  },
  approvedOf: async ({ payload, studentId }) => {
    const rows = await readRows({
      payload,
      collection: 'applications',
      where: { and: [{ student: { equals: studentId } }, { status: { in: statusesIn(isApproved) } }] },
      sort: '-submittedAt',
      limit: MAX_APPLICATIONS,
    })
    return rows.map((row) => feeAccountOf(applicationRecord(row)))
  },
  placesOf: ({ payload, ids }) => placesOfApplications(payload, ids),
  approvedAt: async ({ payload, applicationId }) => {
    const application = await findApplication(payload, applicationId)
    // The event is written after the other effects of an approval.
    if (application?.lastChange?.kind === 'approved') return new Date(application.lastChange.at)
    const rows = await readRows({
      payload,
      collection: 'application-events',
      where: { and: [{ application: { equals: applicationId } }, { kind: { equals: 'approved' } }] },
      // An approval can be withdrawn and given again.
      sort: '-at',
      limit: 1,
    })
    return new Date(rows[0]?.at ?? application?.submittedAt ?? 0)
  },
}

export function feeAccountOf(application: ApplicationRecord): FeeAccount {
  const { id, number, studentId, studentName, course, collegeName, sessionYear, courseFeePaise, feeParts, status } =
    application
  return {
    applicationId: id,
    applicationNumber: number,
    studentId,
    studentName,
    course,
    courseId: idOf(application.courseRecord) ?? '',
    courseName: COURSE_LABELS[course],
    collegeId: application.collegeId ?? '',
    collegeName,
    sessionYear,
    courseFeePaise,
    parts: feeParts,
    examSemesters: formOf(course).agreement.examFees.semesters,
    isApproved: isApproved(status),
    refundTerms: agreedTerms(application),
    costs: application.agreement?.costs ?? null,
  }
}
