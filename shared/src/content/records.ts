/** Domain types of the records that the public calls return; see `wire.ts` for their wire format. */
import type { DomainOf } from '../platform/wire-table.ts'
import type { wire } from './wire.ts'

/** A course with its colleges, semester fees and details as HTML. (spec 1, 3) */
export type CourseRecord = DomainOf<typeof wire.course.fields>
/** A college with its visible courses. (spec 1, 3) */
export type CollegeRecord = DomainOf<typeof wire.college.fields>
export type GalleryRecord = DomainOf<typeof wire.galleryItem.fields>
