import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { agreedTerms } from '../applications/agreed-terms.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentsOf, storedFile } from '../uploads/index.ts'
import { correctedApaar, correctedIdentity } from './correction-form.ts'
import { storedCourse } from './stored-course.ts'

interface EditOptions {
  payload: Payload
  student: Student
  application: ApplicationRecord
  /** What may be corrected. */
  correction: Correction
  now: Date
}

/** Loads everything that the correction form needs. */
export async function editContext(options: EditOptions): Promise<EditContext> {
  const { payload, student, application, correction, now } = options
  const { answers, documents } = application
  const [files, { reference, feeTable, costs }] = await Promise.all([
    documentsOf({ payload, studentId: student.id, ids: Object.values(documents) }),
    storedCourse({ payload, application }),
  ])
  return {
    answers,
    documents,
    files: files.map(storedFile),
    correction,
    reference,
    feeTable,
    refundTerms: agreedTerms(application),
    costs,
    account: { name: student.name, email: student.email, phone: student.phone },
    identityNumbers: await correctedIdentity(payload, application),
    apaar: await correctedApaar(payload, application),
    today: dayInIndia(now),
  }
}
