import type { ListRow } from './merit-list.ts'

/** What is published beside the next version of a list. Places are those before and after; null without one. */
export interface ListChange {
  key: string
  before: ListRow | null
  after: ListRow | null
  /** Why the own row has changed; null if only others have moved past it. */
  explanation: string | null
}

interface Versions {
  before: readonly { key: string; row: ListRow }[]
  after: readonly { key: string; row: ListRow }[]
  /** By key: the decision on an objection, a correction or a check. */
  explanations: ReadonlyMap<string, string>
}

/** The changes between two versions of a list, and the keys of those that nothing explains: such a version must not be published. */
export function listChanges({ before, after, explanations }: Versions): {
  changes: ListChange[]
  unexplained: string[]
} {
  const [old, current] = [before, after].map((rows) => new Map(rows.map(({ key, row }) => [key, row])))
  const changes: ListChange[] = []
  const unexplained: string[] = []
  for (const key of new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])])) {
    const [was, is] = [old?.get(key) ?? null, current?.get(key) ?? null]
    const explanation = explanations.get(key) ?? null
    const own = isOther(was, is)
    if (own && explanation === null) unexplained.push(key)
    if (own || was?.place !== is?.place)
      changes.push({ key, before: was, after: is, explanation: own ? explanation : null })
  }
  return { changes: changes.sort((a, b) => placeOf(a) - placeOf(b)), unexplained }
}

/** Whether a row that was published says something else about its person, or is gone. */
export function isOtherRow({ before, after }: Pick<ListChange, 'before' | 'after'>): boolean {
  return before !== null && isOther(before, after)
}

/** Whether something else is said about the person alone. Versions from before there were parts say nothing about them. */
function isOther(before: ListRow | null, after: ListRow | null): boolean {
  const facts = (row: ListRow | null) => (row === null ? '' : [row.name, row.category, row.score].join('\n'))
  const hasParts = before?.parts !== undefined && after?.parts !== undefined
  return facts(before) !== facts(after) || (hasParts && before.parts?.join() !== after.parts?.join())
}

function placeOf({ before, after }: ListChange): number {
  return after?.place ?? before?.place ?? 0
}
