import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { recordsOf } from '../../publishing/pages/records.ts'
import { offerAt } from './offers.ts'

interface PlaceOptions {
  payload: Payload
  code: CourseCode
  collegeId: string
}

/** The seats of a college in each session of a published course; null if staff entered none. */
export async function seatsAt(options: PlaceOptions): Promise<number | null> {
  return (await findOffer(options))?.seats ?? null
}

/** Whether a published course is offered at a published college. */
export async function isOfferedAt(options: PlaceOptions): Promise<boolean> {
  const { payload, collegeId: id } = options
  const college = { collection: 'colleges', fields: [], id } as const
  const [offer, published] = await Promise.all([findOffer(options), recordsOf({ payload }).one(college)])
  return offer !== undefined && published !== null
}

async function findOffer({ payload, code, collegeId }: PlaceOptions) {
  const where = { code: { equals: code } }
  const [course] = await recordsOf({ payload }).list({ collection: 'courses', fields: ['colleges'], where, limit: 1 })
  return course && offerAt(course, collegeId)
}
