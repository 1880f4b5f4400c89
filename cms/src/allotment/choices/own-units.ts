import { type Counting, countsOn } from '@pravesh/shared/allotment/entries/counting'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

interface OwnUnit extends UnitSetting {
  counts: Counting
}

/** Whether an applicant has chosen a unit of a list on which the application stands now. */
export function hasCountingChoice(process: Pick<ProcessRecord, 'units'>, entry: Chooser): boolean {
  return ownUnits(process, entry).some(({ code, counts }) => counts === 'yes' && entry.choices.includes(code))
}

type Chooser = Pick<EntryRecord, 'subject' | 'lists' | 'findings' | 'verification' | 'verifiedMarks' | 'choices'>

/**
 * What an applicant can choose: the units of the lists on which the application stands or would, in the order of the process. Those of other lists
 * only if they were chosen before: they do not count, and stay until the applicant removes them.
 */
export function ownUnits({ units }: Pick<ProcessRecord, 'units'>, entry: Chooser): OwnUnit[] {
  return units
    .map((unit) => ({ ...unit, counts: countsOn(unit.subject, entry) }))
    .filter(({ code, counts }) => counts !== 'no' || entry.choices.includes(code))
}
