import { byMerit, inTotalOrder, ruleBetween } from '../order/ties.ts'
import { maskName } from './mask-name.ts'
import type { Listed, ListRow } from './merit-list.ts'

interface KeyedRow {
  key: string
  row: ListRow
}

interface Additions {
  /** As published. */
  before: readonly KeyedRow[]
  /** Everyone who would be on the list now. */
  people: readonly Listed[]
}

/**
 * A published list with the people who are new, each at the place that merit gives. All others stay as they were published, in the order that they had:
 * seats were given by it.
 */
export function withAdditions({ before, people }: Additions): KeyedRow[] {
  const present = new Map(people.map((person) => [person.key, person]))
  const listed = new Set(before.map(({ key }) => key))
  const added = inTotalOrder(people.filter(({ key }) => !listed.has(key))).flatMap(({ key }) => present.get(key) ?? [])
  const merged: KeyedRow[] = []
  const staying = [...before]
  for (const person of added) {
    while (staying[0] && !isBefore(person, staying[0], present)) merged.push(staying.shift() as KeyedRow)
    merged.push({ key: person.key, row: rowOf(person) })
  }
  return numbered([...merged, ...staying], before, present)
}

function rowOf({ name, category, score, parts }: Listed): ListRow {
  const row = { place: 0, name: maskName(name), category, placeInCategory: 0, score, decidedBy: null }
  return { ...row, ...(parts && { parts }) }
}

type Present = ReadonlyMap<string, Listed>

/** Of a row with the same score, the facts of today decide; one without them stays first. */
function isBefore(person: Listed, { key, row }: KeyedRow, present: Present): boolean {
  if (person.score !== row.score) return person.score > row.score
  const other = present.get(key)
  return other !== undefined && byMerit(person, { ...other, score: row.score }) < 0
}

/** With their places, and what decided between those who are new neighbours. */
function numbered(rows: readonly KeyedRow[], before: readonly KeyedRow[], present: Present): KeyedRow[] {
  const neighbour = new Map(before.map(({ key }, at) => [key, before[at - 1]?.key]))
  const counts = new Map<string, number>()
  return rows.map(({ key, row }, at) => {
    const previous = rows[at - 1]
    const placeInCategory = (counts.get(row.category) ?? 0) + 1
    counts.set(row.category, placeInCategory)
    const isSame = neighbour.has(key) && neighbour.get(key) === previous?.key
    const decidedBy = isSame ? row.decidedBy : decided(previous, { key, row }, present)
    return { key, row: { ...row, place: at + 1, placeInCategory, decidedBy } }
  })
}

function decided(previous: KeyedRow | undefined, { key, row }: KeyedRow, present: Present): ListRow['decidedBy'] {
  if (previous?.row.score !== row.score) return null
  const [one, other] = [present.get(previous.key), present.get(key)]
  return one && other ? ruleBetween(one, other) : 'lot'
}
