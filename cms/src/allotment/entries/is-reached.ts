import type { ProcessRecord } from '../processes/find-process.ts'
import type { SourceApplication } from './applicant-of.ts'

/** Applications of this time are looked at again, because one can be stored after another that was sent later. */
const OVERLAP_MS = 10 * 60_000

/** When the applications were sent that are looked at next; null for all. */
export function nextFrom({ entriesUpTo }: Pick<ProcessRecord, 'entriesUpTo'>): string | null {
  return entriesUpTo ? new Date(Date.parse(entriesUpTo) - OVERLAP_MS).toISOString() : null
}

/** Whether an application has been looked at for the last time, so that its entry was made. */
export function isReached(
  process: Pick<ProcessRecord, 'entriesUpTo'>,
  { submittedAt }: Pick<SourceApplication, 'submittedAt'>,
): boolean {
  const next = nextFrom(process)
  return next !== null && submittedAt < next
}
