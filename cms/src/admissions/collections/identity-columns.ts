import type { Field } from 'payload'

/** For fields that no call returns or filters by. */
const closed = { read: () => false, create: () => false, update: () => false }

/** What an application has of identity numbers besides the masked ones among its answers. (decisions 77, 101) */
export const identityColumns: Field[] = [
  // The whole number, encrypted; empty where the portal does not keep it. (answers/encrypted-aadhaar.ts)
  { name: 'aadhaarSealed', type: 'text', hidden: true, access: closed },
  // Its last four digits, which staff see in the answers; for the search.
  { name: 'aadhaarLastFour', type: 'text', index: true, hidden: true, access: closed },
  // A keyed hash of the number: the same for each application with it. (answers/identity-store.ts)
  { name: 'aadhaarHash', type: 'text', index: true, hidden: true, access: closed },
  // The whole APAAR ID, encrypted; empty without one. (answers/encrypted-apaar.ts)
  { name: 'apaarSealed', type: 'text', hidden: true, access: closed },
]
