import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Intake } from '@pravesh/shared/courses/intake'
import type { Payload, Where } from 'payload'
import { recordsOf } from '../../publishing/pages/records.ts'
import { INTAKE_FIELDS, intakeNow } from './intake.ts'
import { loadOffers } from './offers.ts'

/** A published course with its current colleges and fees, as offered to applicants. Money is in whole paise. */
export interface CourseOffer {
  id: string
  code: CourseCode
  name: string
  /** Whether visitors may see it. */
  visible: boolean
  /** Whether applications are accepted now. */
  open: boolean
  intake: Intake
  /** Published colleges that teach it, in the course's own order. */
  colleges: { id: string; name: string; city: string; totalPricePaise: number }[]
  feeTable: { title: string; feePaise: number }[]
}

interface OfferOptions {
  payload: Payload
  /** The course's id, or its code; there is one course per code. */
  course: { id: string } | { code: CourseCode }
}

/** Returns null when no such course is published. */
export async function courseOffer({ payload, course }: OfferOptions): Promise<CourseOffer | null> {
  const records = recordsOf({ payload })
  const where: Where = 'id' in course ? { id: { equals: course.id } } : { code: { equals: course.code } }
  const fields = ['name', 'code', 'visible', ...INTAKE_FIELDS, 'colleges', 'semesterFees'] as const
  const [found] = await records.list({ collection: 'courses', fields, where, limit: 1 })
  if (!found) return null
  const offersOf = await loadOffers(records, [found], ['name', 'city'])
  const feeTable = (found.semesterFees ?? []).map(({ title, feePaise }) => ({ title, feePaise: feePaise ?? 0 }))
  const intake = intakeNow(found)
  return {
    id: found.id,
    code: found.code,
    name: found.name,
    visible: found.visible === true,
    // An applicant agrees to the fee table, so there must be one.
    open: found.visible === true && intake.state === 'open' && feeTable.length > 0,
    intake,
    colleges: offersOf(found).map(({ college: { id, name, city }, totalPricePaise }) => ({
      id,
      name,
      city,
      totalPricePaise: totalPricePaise ?? 0,
    })),
    feeTable,
  }
}
