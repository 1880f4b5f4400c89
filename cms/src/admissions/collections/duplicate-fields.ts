import type { Field } from 'payload'

/** For fields that no call returns or filters by. */
const closed = { read: () => false, create: () => false, update: () => false }

/** By what applications of one person are found, and how many were. (decision 81) */
export const duplicateFields: Field[] = [
  // Name and date of birth, comparable. (shared/admissions/duplicates)
  { name: 'nameBirthKey', type: 'text', index: true, hidden: true, access: closed },
  {
    // Empty until the application was compared with the others. (duplicates/find-missing-duplicates.ts)
    name: 'openDuplicates',
    type: 'number',
    label: 'Possible duplicates',
    admin: { hidden: true, disableListFilter: true },
  },
]
