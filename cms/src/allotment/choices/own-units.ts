import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** What an applicant can choose: the units of the lists on which the application stands or would, in the order of the process. */
export function ownUnits(
  { units }: Pick<ProcessRecord, 'units'>,
  { subject, lists }: Pick<EntryRecord, 'subject' | 'lists'>,
): UnitSetting[] {
  const own = new Set([subject ?? '', ...lists.map(({ list }) => list)])
  return units.filter((unit) => own.has(unit.subject))
}
