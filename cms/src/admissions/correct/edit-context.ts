import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { agreedTerms } from '../applications/agreed-terms.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { requestedCorrection } from '../applications/requested-correction.ts'
import { documentsOf, storedFile } from '../uploads/index.ts'
import { storedCourse } from './stored-course.ts'

interface EditOptions {
  payload: Payload
  student: Student
  application: ApplicationRecord
  now: Date
}

/** Loads everything that the correction form needs. */
export async function editContext({ payload, student, application, now }: EditOptions): Promise<EditContext> {
  const { answers, documents } = application
  const [files, { reference, feeTable, costs }] = await Promise.all([
    documentsOf({ payload, studentId: student.id, ids: Object.values(documents) }),
    storedCourse({ payload, application }),
  ])
  return {
    answers,
    documents,
    files: files.map(storedFile),
    correction: requestedCorrection(application),
    reference,
    feeTable,
    refundTerms: agreedTerms(application),
    costs,
    account: { name: student.name, email: student.email, phone: student.phone },
    today: dayInIndia(now),
  }
}
