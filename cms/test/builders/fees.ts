import type { DueAction } from '@pravesh/shared/fees/fee-kinds'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import type { Payload } from 'payload'
import type { ApplicationRecord } from '../../src/admissions/applications/application-record.ts'
import { findDues } from '../../src/fees/index.ts'
import type { FeeDue, Student } from '../../src/payload-types.ts'
import { anApprovedApplication, type OpenCourse } from './applications.ts'
import { anActiveStudent } from './students.ts'

/** A student whose application was approved, with dues. */
export interface Admitted {
  student: Student
  application: ApplicationRecord
  dues: FeeDue[]
}

interface AdmittedOptions {
  open: OpenCourse
  staffId: string
  student?: Student
  now?: Date
}

export async function anAdmittedStudent(payload: Payload, options: AdmittedOptions): Promise<Admitted> {
  const { student = await anActiveStudent(payload), ...rest } = options
  const application = await anApprovedApplication(payload, { ...rest, student })
  return { student, application, dues: await findDues(payload, { applicationId: application.id }) }
}

/** The due of an action and instalment. Throws if there is none. */
export function dueOf({ dues }: Pick<Admitted, 'dues'>, action: DueAction, instalment = 1): FeeDue {
  const due = dues.find((each) => each.action === action && each.instalment === instalment)
  if (!due) throw new Error(`There is no due ${action} ${instalment}.`)
  return due
}

/** The body that a page sends to pay a due. */
export function orderFor(
  { application }: Pick<Admitted, 'application'>,
  due: Pick<FeeDue, 'action' | 'title' | 'amountPaise'>,
) {
  return feeOrderTable.toWire({
    applicationId: application.id,
    courseId: String(application.courseRecord),
    collegeId: application.collegeId ?? '',
    action: due.action,
    description: 'Fee',
    title: due.title,
    amountPaise: due.amountPaise,
    merchantId: 'MINE',
    transactionId: 'MINE',
  })
}
