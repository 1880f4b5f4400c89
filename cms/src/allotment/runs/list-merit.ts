import { meritOfList } from '@pravesh/shared/allotment/rounds/merit-of-list'
import type { PresentEntry } from '@pravesh/shared/allotment/rounds/present-rows'
import { unpackList } from '../lists/list-content.ts'
import type { JobEntry } from './run-job.ts'

/** Those who stand on a published list of their subjects, with their merit there. */
export function withMerit(list: string, entries: readonly JobEntry[]): PresentEntry[] {
  const merits = new Map(unpackList(list).lists.map(({ subject, rows }) => [subject, meritOfList(rows)]))
  return entries.map(({ subjects, ...entry }) => ({
    ...entry,
    lists: subjects.flatMap((subject) => {
      const merit = merits.get(subject)?.get(entry.key)
      return merit ? [{ list: subject, merit }] : []
    }),
  }))
}
