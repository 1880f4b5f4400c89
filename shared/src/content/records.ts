/** Content as the public calls give it, in our words; `wire.ts` has the table to theirs. */
import type { DomainOf } from '../platform/wire-table.ts'
import type { wire } from './wire.ts'

/** A course with its colleges, semester fees and details (HTML). (spec 1, 3) */
export type CourseRecord = DomainOf<typeof wire.course.fields>
/** A college, and which visible courses it teaches. (spec 1, 3) */
export type CollegeRecord = DomainOf<typeof wire.college.fields>
/** An item of the gallery. (spec 1, 3) */
export type GalleryRecord = DomainOf<typeof wire.galleryItem.fields>
