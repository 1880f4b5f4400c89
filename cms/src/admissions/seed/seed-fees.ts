import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { rupeesToPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { insertTranslations } from '../../content/index.ts'
import { isEmpty } from '../../database/records/is-empty.ts'
import { courseSeeds } from './courses/course-seeds.ts'
import { feesOf, sessions } from './courses/fees.ts'

/** Adds the demo's fees and sessions if there are none. */
export async function seedFees(payload: Payload): Promise<void> {
  if (await isEmpty(payload, 'fee-structures')) {
    for (const [order, data] of feeRows().entries()) {
      await payload.create({ collection: 'fee-structures', data: { ...data, order, active: true } })
    }
    await insertTranslations(payload, ['fee-structures'])
  }
  if (await isEmpty(payload, 'academic-sessions')) {
    for (const [place, year] of sessions.entries()) {
      await payload.create({ collection: 'academic-sessions', data: { year, current: place === 0 } })
    }
  }
}

export function feeRows() {
  return COURSE_CODES.flatMap((course) =>
    feesOf(courseSeeds[course]).map(({ action, text, rupees }) => ({
      action,
      course,
      text,
      amountPaise: rupeesToPaise(rupees),
    })),
  )
}
