import type { FinderQuestion } from '@pravesh/shared/content/course-finder'

/** The id of the first control of a question. */
export function finderFieldId(question: FinderQuestion): string {
  return `finder-${question}`
}
