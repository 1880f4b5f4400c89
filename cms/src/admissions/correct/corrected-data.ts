import { DOCUMENT_KINDS, type Documents } from '@pravesh/shared/admissions/documents/documents'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import { changedAnswers } from '@pravesh/shared/admissions/form/changed-answers'
import type { Payload } from 'payload'
import type { Changes } from '../../database/records/columns.ts'
import { searchFields } from '../../database/search/search-source.ts'
import type { Application, Student } from '../../payload-types.ts'
import { answerColumns, identityIn } from '../answers/encrypted-aadhaar.ts'
import type { IdentityStore } from '../answers/identity-store.ts'
import { agreedTerms } from '../applications/agreed-terms.ts'
import { type ApplicationRecord, NO_CORRECTION, type StudentChanges } from '../applications/application-record.ts'
import type { CheckedCorrection } from './check-correction.ts'
import { formAnswered } from './correction-form.ts'

interface DataOptions {
  payload: Payload
  student: Student
  application: ApplicationRecord
  checked: CheckedCorrection
  identity: IdentityStore
  clientAddress: string
  now: Date
}

/** Returns the columns of the application that a correction changes. */
export function correctedData({
  payload,
  student,
  application,
  checked,
  identity,
  clientAddress,
  now,
}: DataOptions): Changes<'applications'> {
  const { answers, documents, college, parts, costs, reference, accepted } = checked
  const { course } = application
  const shown = answersShown({ form: formAnswered(course, answers), answers, reference })
  const studentPhone = answers.phone ?? application.studentPhone
  return {
    ...answerColumns({
      payload,
      answers,
      studentId: student.id,
      identity,
      onFile: identityIn(application),
      apaarBefore: application.apaarSealed ?? null,
    }),
    shown,
    changes: {
      at: now.toISOString(),
      answers: changedAnswers(application.shown, shown),
      documents: replacedDocuments(application.documents, documents),
    } satisfies StudentChanges,
    documents,
    college: college.id,
    collegeName: college.name,
    courseFeePaise: college.totalPricePaise,
    feeParts: parts,
    category: (answers.category ?? null) as Application['category'],
    subject: answers.subject ?? null,
    studentPhone,
    ...searchFields(payload, 'applications', { ...application, studentPhone }),
    studentEmail: answers.email ?? application.studentEmail,
    correction: NO_CORRECTION,
    ...(accepted && {
      agreement: {
        ...accepted,
        refundTerms: agreedTerms(application),
        costs,
        acceptedAt: now.toISOString(),
        acceptedFrom: clientAddress,
      },
    }),
  }
}

/** The documents that are new or have another file, with the previous one. */
function replacedDocuments(before: Documents, after: Documents): StudentChanges['documents'] {
  return DOCUMENT_KINDS.filter((kind) => before[kind] !== after[kind]).map((kind) => ({
    kind,
    before: before[kind] ?? null,
  }))
}
