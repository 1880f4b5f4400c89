import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** Whether an applicant can change the choices: in their days, and before the last round without a seat. */
export function choicesOpen(
  process: Pick<ProcessRecord, 'state' | 'steps'>,
  { standing, offer }: Pick<EntryRecord, 'standing' | 'offer'>,
  now: Date,
): boolean {
  const { choices, lateChoices } = openNow(process, dayOf(now.toISOString()))
  return standing === 'in' && (choices || (lateChoices && !offer))
}
