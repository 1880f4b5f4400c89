import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { FeePart } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import { courseOffer } from '../../content/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { formReference } from '../form/form-reference.ts'

interface StoredOptions {
  payload: Payload
  application: ApplicationRecord
  /** Where the form asks for one: only the colleges that teach it. Left out, all colleges of the course. */
  subject?: string
}

/** What can be chosen in a correction, and how the fee is divided. */
export interface StoredCourse {
  reference: FormReference
  feeTable: FeePart[]
}

/**
 * The choices of a course for the correction of an application: those of today, and what the application has already,
 * which stays a choice, at its price, even where it is not offered to others any more.
 */
export async function storedCourse({ payload, application, subject }: StoredOptions): Promise<StoredCourse> {
  const { course: code, answers } = application
  const course = await courseOffer({ payload, course: { code } })
  const kept = storedCollege(application)
  const today = course && (await formReference({ payload, course, subject }))
  const keepsCollege = subject === undefined || subject === (answers.subject ?? '')
  return {
    reference: {
      subjects: [...new Set([...(today?.subjects ?? []), ...(answers.subject ? [answers.subject] : [])])],
      colleges: [
        ...(keepsCollege && kept ? [kept] : []),
        ...(today?.colleges ?? []).filter(({ id }) => !keepsCollege || id !== kept?.id),
      ],
      referralSources: today?.referralSources ?? [],
    },
    // In the proportions that the student has agreed to, so that equal facts give an equal agreement.
    feeTable: application.feeParts,
  }
}

function storedCollege({ collegeId, answers, collegeName, courseFeePaise }: ApplicationRecord): CollegeChoice | null {
  const id = collegeId ?? answers.collegeId
  return id ? { id, name: collegeName, totalPricePaise: courseFeePaise } : null
}
