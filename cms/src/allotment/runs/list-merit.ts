import { meritOfList } from '@pravesh/shared/allotment/rounds/merit-of-list'
import type { PresentEntry } from '@pravesh/shared/allotment/rounds/present-rows'
import { unpackList } from '../lists/list-content.ts'
import type { JobEntry } from './run-job.ts'

/** Those who stand on the published list of their subject, with their merit there. */
export function withMerit(list: string, entries: readonly JobEntry[]): PresentEntry[] {
  const merits = new Map(unpackList(list).lists.map(({ subject, rows }) => [subject, meritOfList(rows)]))
  return entries.flatMap((entry) => {
    const merit = merits.get(entry.subject)?.get(entry.key)
    return merit ? [{ ...entry, merit }] : []
  })
}
