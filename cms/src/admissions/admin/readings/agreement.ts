import {
  type Agreement,
  agreementOf,
  type ReadingCount,
  type ReadingOutcome,
} from '@pravesh/shared/admissions/status/reading-report'
import type { Payload, Where } from 'payload'
import { countGroups } from '../../../database/sums/count-groups.ts'
import type { StaffUser } from '../../bulk/acting-staff.ts'
import { readableBy } from '../../bulk/readable-by.ts'
import { staffNames } from '../../holds/staff-names.ts'

interface AgreementOptions {
  payload: Payload
  user: StaffUser
  /** Of the list. */
  where: Where
}

/** How often each person agreed with others, by name, in the readings of a list that this member of staff may see. */
export async function findAgreement(options: AgreementOptions): Promise<(Agreement & { name: string })[]> {
  const { payload, user, where } = options
  const readable = await readableBy(payload, user, 'second-readings')
  if (readable === null) return []
  const count = async (id: 'firstId' | 'secondId'): Promise<ReadingCount[]> => {
    const groups = await countGroups({
      payload,
      collection: 'second-readings',
      where: { and: [where, readable] },
      by: [id, 'outcome'],
    })
    return groups.map((group) => ({
      staffId: String(group[id] ?? ''),
      outcome: group.outcome as ReadingOutcome,
      count: Number(group.count),
    }))
  }
  const rows = agreementOf(await count('firstId'), await count('secondId'))
  const names = await staffNames(
    payload,
    rows.map(({ staffId }) => staffId),
  )
  return rows
    .map((row) => ({ ...row, name: names.get(row.staffId) ?? row.staffId }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
