import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { type SharedCosts, withCarriedFee } from '@pravesh/shared/courses/course-costs'
import type { FeePart } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import { courseOffer } from '../../content/index.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { loadCosts } from '../costs/load-costs.ts'
import { carriedFrom } from '../fee/carried-fee.ts'
import { formReference } from '../form/form-reference.ts'

interface StoredOptions {
  payload: Payload
  application: ApplicationRecord
  /** Limits the colleges to those that teach the subject. By default, all colleges of the course. */
  subject?: string
}

/** The choices of a correction, and how the course fee is divided. */
export interface StoredCourse {
  reference: FormReference
  feeTable: FeePart[]
  costs: SharedCosts
}

/**
 * Returns the choices for correcting an application: everything offered now, plus the application's own subject and
 * college. The latter keep their price even when they are no longer offered.
 */
export async function storedCourse({ payload, application, subject }: StoredOptions): Promise<StoredCourse> {
  const { course: code, answers } = application
  const course = await courseOffer({ payload, course: { code } })
  const stored = storedCollege(application)
  const current = course && (await formReference({ payload, course, subject }))
  const cityOf = (college: string) => current?.colleges.find(({ id }) => id === college)?.city
  const keepsCollege = subject === undefined || subject === (answers.subject ?? '')
  return {
    reference: {
      subjects: [...new Set([...(current?.subjects ?? []), ...(answers.subject ? [answers.subject] : [])])],
      colleges: [
        ...(keepsCollege && stored ? [{ ...stored, city: cityOf(stored.id) }] : []),
        ...(current?.colleges ?? []).filter(({ id }) => !keepsCollege || id !== stored?.id),
      ],
      referralSources: current?.referralSources ?? [],
    },
    // The stored proportions, so that unchanged facts produce the same agreement.
    feeTable: application.feeParts,
    costs: await ownCosts(payload, application),
  }
}

/** As agreed, with the fee as it stands now; agreements from before they named all costs get those in force. */
async function ownCosts(payload: Payload, application: ApplicationRecord): Promise<SharedCosts> {
  const { agreement, course } = application
  const agreed = agreement?.costs ?? (await loadCosts(recordsOf({ payload }), course))
  return withCarriedFee(agreed, await carriedFrom(payload, application))
}

function storedCollege({ collegeId, answers, collegeName, courseFeePaise }: ApplicationRecord): CollegeChoice | null {
  const id = collegeId ?? answers.collegeId
  return id ? { id, name: collegeName, totalPricePaise: courseFeePaise } : null
}
