import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { EntryRecord } from '../entries/entry-record.ts'
import { isOnFinalList } from '../lists/final-list.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

interface OpenOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
  now: Date
}

/** Whether an applicant can type marks: in their days, and before the last round if the final list does not have the applicant yet. */
export async function marksOpen({ payload, process, entry, now }: OpenOptions): Promise<boolean> {
  const { marks, lateChoices } = openNow(process, dayInIndia(now))
  if (entry.standing !== 'in') return false
  return marks || (lateChoices && !(await isOnFinalList(payload, entry)))
}
