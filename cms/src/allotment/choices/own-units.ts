import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** What an applicant can choose: the units of the own merit list, in the order of the process. */
export function ownUnits(
  { units }: Pick<ProcessRecord, 'units'>,
  { subject }: Pick<EntryRecord, 'subject'>,
): UnitSetting[] {
  return units.filter((unit) => unit.subject === (subject ?? ''))
}

/** College and subject, as messages name a unit. */
export const unitName = ({ collegeName, subject }: UnitSetting) => [collegeName, subject].filter(Boolean).join(', ')
