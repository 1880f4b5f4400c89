import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { type FeePart, feeParts } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import { courseOffer } from '../../../content/index.ts'
import { feeHeads } from '../../../fees/index.ts'
import { recordsOf } from '../../../publishing/pages/records.ts'
import { loadCosts } from '../../costs/load-costs.ts'
import { formReference } from '../../form/form-reference.ts'

/** The data from which applications for a course are generated. */
export interface Offered {
  courseId: string
  feePaise: number
  reference: FormReference
  partsAt: (college: CollegeChoice) => FeePart[]
  costs: SharedCosts
}

/** Loads the current offer of each course. Throws when one is missing. */
export async function courseOffers(payload: Payload): Promise<Record<CourseCode, Offered>> {
  const offers = await Promise.all(COURSE_CODES.map(async (code) => [code, await offered(payload, code)] as const))
  return Object.fromEntries(offers) as Record<CourseCode, Offered>
}

async function offered(payload: Payload, code: CourseCode): Promise<Offered> {
  const course = await courseOffer({ payload, course: { code } })
  if (course === null || course.colleges.length === 0) throw new Error(`There is no course ${code} with colleges.`)
  const [head] = (await feeHeads({ payload, course: code })).filter(({ action }) => action === 'ADMISSION')
  return {
    courseId: course.id,
    feePaise: head?.amountPaise ?? 100_000,
    reference: await formReference({ payload, course }),
    partsAt: ({ totalPricePaise }) => feeParts(totalPricePaise, course.feeTable),
    costs: await loadCosts(recordsOf({ payload }), code),
  }
}
