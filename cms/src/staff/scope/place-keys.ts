import type { Where } from 'payload'
import type { Place, Scope } from './scope.ts'

/**
 * Keys of a record that belongs to several places, such as a student with two applications, as one text: one key for each
 * place, and one for its college and course alone. Empty for none.
 */
export function keysOfPlaces(places: readonly Place[]): string {
  const keys = places.flatMap(({ college, course }) => [
    ...(college ? [key(college, null)] : []),
    ...(course ? [key(null, course)] : []),
    ...(college && course ? [key(college, course)] : []),
  ])
  return [...new Set(keys)].sort().join('')
}

/** The records of which a key in `places` lies within a limit. */
export function hasKeyOf({ colleges, courses }: Scope): Where {
  const anyOf = (keys: readonly string[]): Where => ({ or: keys.map((each) => ({ places: { contains: each } })) })
  if (courses.length === 0) return anyOf(colleges.map((college) => key(college, null)))
  if (colleges.length === 0) return anyOf(courses.map((course) => key(null, course)))
  return anyOf(colleges.flatMap((college) => courses.map((course) => key(college, course))))
}

/** With an end on both sides, so that no key is a part of another. */
const key = (college: string | null, course: string | null) => `<${college ?? ''}/${course ?? ''}>`
