import type { FlattenedField } from 'payload'
import type { RecordSet } from '../move/record-sets.ts'

type Readable = Pick<RecordSet, 'name' | 'kind' | 'slug' | 'fields'>

/**
 * Sets in an order in which each precedes those that its records refer to. A record that is read refers to records that
 * already exist, so they are found when their set is read later, although portals write meanwhile.
 */
export function inReadOrder<T extends Readable>(sets: readonly T[]): T[] {
  const records = new Map(sets.filter(({ kind }) => kind === 'collection').map((set) => [set.slug as string, set]))
  const visited = new Set<T>()
  const finished: T[] = []
  const visit = (set: T): void => {
    if (visited.has(set)) return
    visited.add(set)
    for (const slug of referencesIn(set.fields)) {
      const other = records.get(slug)
      if (other) visit(other)
    }
    finished.push(set)
  }
  for (const set of sets) visit(set)
  return finished.reverse()
}

function referencesIn(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      return referencesIn(field.flattenedFields)
    }
    return []
  })
}
