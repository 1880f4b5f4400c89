import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Affected } from '../../publishing/pages/page.ts'
import type { Records } from '../../publishing/pages/records.ts'

/** Loads what a course costs beside its own fee. A feature above content provides it. */
export type LoadCosts = (records: Records, course: CourseCode) => Promise<SharedCosts>

/** The records that costs come from. A change of them publishes the pages that show costs. */
export const COST_SOURCES = {
  'fee-structures': 'all',
  'fee-settings': 'all',
} as const satisfies Partial<Record<CollectionSlug | GlobalSlug, Affected>>
