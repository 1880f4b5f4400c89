import { deleteRows } from '../../database/records/delete-rows.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { isHeld } from './find-held.ts'

/** A hold keeps the account, too. Students do not read of it: it may be about a suspicion. */
export const holdsData: PersonalData = {
  section: 'legalHolds',
  exportData: async () => undefined,
  retentionReason: async ({ payload, studentId }) =>
    (await isHeld(payload, studentId))
      ? 'You cannot delete this account, because a legal hold keeps it. An administrator can lift the hold.'
      : null,
  keepsAll: true,
  find: async () => [],
  erase: async ({ payload, studentId }) => {
    await deleteRows({ payload, collection: 'legal-holds', where: { student: { equals: studentId } } })
  },
}
