import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload, Where } from 'payload'
import { recordsOf } from '../../platform/pages/records.ts'
import { loadOffers } from './offers.ts'

/** What one can apply for: a published course with its colleges and fees, as they are now. Money is in whole paise. */
export interface CourseOffer {
  id: string
  code: CourseCode
  name: string
  /** Whether applications are accepted now. */
  open: boolean
  /** Published colleges that teach it, in the order of the course. */
  colleges: { id: string; name: string; totalPricePaise: number }[]
  /** The parts of the course's fee. */
  feeTable: { title: string; feePaise: number }[]
}

interface OfferOptions {
  payload: Payload
  /** The course's id, or its kind; there is one of each kind. */
  course: { id: string } | { code: CourseCode }
}

/** The published course of an id or kind; null when there is none. */
export async function courseOffer({ payload, course }: OfferOptions): Promise<CourseOffer | null> {
  const records = recordsOf({ payload })
  const where: Where = 'id' in course ? { id: { equals: course.id } } : { code: { equals: course.code } }
  const fields = ['name', 'code', 'visible', 'enrolmentOpen', 'colleges', 'semesterFees'] as const
  const [found] = await records.list({ collection: 'courses', fields, where, limit: 1 })
  if (!found) return null
  const offersOf = await loadOffers(records, [found], ['name'])
  const feeTable = (found.semesterFees ?? []).map(({ title, feePaise }) => ({ title, feePaise: feePaise ?? 0 }))
  return {
    id: found.id,
    code: found.code,
    name: found.name,
    // Without the parts of the fee there is nothing that a student could agree to.
    open: found.visible === true && found.enrolmentOpen === true && feeTable.length > 0,
    colleges: offersOf(found).map(({ college: { id, name }, totalPricePaise }) => ({
      id,
      name,
      totalPricePaise: totalPricePaise ?? 0,
    })),
    feeTable,
  }
}
