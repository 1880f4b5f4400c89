import { idOf } from '../../database/records/relation.ts'
import { NO_COLLEGE } from './place-fields.ts'
import type { Place } from './scope.ts'

/** The columns of `placeFields` for a place; null for a record that belongs to no college or course. */
export function placeColumns(place: Place | null | undefined): { college: string; course: string | null } {
  return { college: place?.college ?? NO_COLLEGE, course: place?.course ?? null }
}

/** Where a record belongs, as its columns say. */
export function storedPlace({ college, course }: { college?: unknown; course?: string | null | undefined }): Place {
  const id = idOf(college)
  return { college: id === NO_COLLEGE ? null : id, course: course ?? null }
}
