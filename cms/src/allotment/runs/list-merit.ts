import { meritOfList } from '@pravesh/shared/allotment/rounds/merit-of-list'
import type { ListMerits } from '@pravesh/shared/allotment/rounds/present-merit'
import type { PresentEntry } from '@pravesh/shared/allotment/rounds/present-rows'
import { unpackList } from '../lists/list-content.ts'
import type { JobEntry } from './run-job.ts'

/** The merit of everyone on the lists of a published version. */
export function meritsIn(list: string): ListMerits {
  return new Map(unpackList(list).lists.map(({ subject, rows }) => [subject, meritOfList(rows)]))
}

/** Those who stand on a published list of their subjects, with their merit there. */
export function withMerit(merits: ListMerits, entries: readonly JobEntry[]): PresentEntry[] {
  return entries.map(({ subjects, ...entry }) => ({
    ...entry,
    lists: subjects.flatMap((subject) => {
      const merit = merits.get(subject)?.get(entry.key)
      return merit ? [{ list: subject, merit }] : []
    }),
  }))
}
