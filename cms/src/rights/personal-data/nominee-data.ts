import type { PersonalData } from '../../portal/personal-data.ts'
import { nomineeOf, removeNominee } from '../nominees/nominee.ts'

/** The person whom a student named. */
export const nomineeData: PersonalData = {
  section: 'nominatedPerson',
  exportData: nomineeOf,
  retentionReason: async () => null,
  find: async (of) => [{ kind: 'nominee', count: (await nomineeOf(of)) === null ? 0 : 1 }],
  erase: removeNominee,
}
