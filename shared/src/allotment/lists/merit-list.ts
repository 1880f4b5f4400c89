import { inTotalOrder, type Placed, type Scored } from '../order/ties.ts'
import { maskName } from './mask-name.ts'
import type { ShownParts } from './shown-parts.ts'

/** Someone whose answers officers have verified. */
export interface Listed extends Scored {
  name: string
  /** Code; of those without a claim, that of the open seats. */
  category: string
  /** Left out on the list by length of service. */
  parts?: ShownParts | undefined
}

/** A row of a published list. Without the key, which only the applicant is shown. */
export interface ListRow {
  /** From 1. */
  place: number
  name: string
  category: string
  placeInCategory: number
  /** In ten-thousandths. */
  score: number
  /** Missing in versions from before they were published, too. */
  parts?: ShownParts | undefined
  decidedBy: Placed['decidedBy']
}

/** A merit list in its order, with the key of each row. */
export function meritList(people: readonly Listed[]): { key: string; row: ListRow }[] {
  const byKey = new Map(people.map((person) => [person.key, person]))
  const counts = new Map<string, number>()
  return inTotalOrder(people).flatMap(({ key, decidedBy }, at) => {
    const person = byKey.get(key)
    if (person === undefined) return []
    const { name, category, score, parts } = person
    const placeInCategory = (counts.get(category) ?? 0) + 1
    counts.set(category, placeInCategory)
    const row = { place: at + 1, name: maskName(name), category, placeInCategory, score, ...(parts && { parts }) }
    return [{ key, row: { ...row, decidedBy } }]
  })
}
