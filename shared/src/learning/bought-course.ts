import type { DomainOf } from '../platform/wire-table.ts'
import type { boughtCourseTable, videoTable } from './wire.ts'

/** A recorded course as its buyer sees it. (spec 1, 3) */
export type BoughtCourse = DomainOf<typeof boughtCourseTable.fields>

/** A video with the buyer's progress. */
export type BoughtVideo = DomainOf<typeof videoTable.fields>
