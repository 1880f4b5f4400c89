import type { CollectionBeforeChangeHook } from 'payload'
import type { Staff } from '../../payload-types.ts'

/** What is stored about a password that its owner chose. It also accepts an invitation. */
export const chosenByOwner = { passwordKnownToOthers: false, invitedUntil: null } as const

/** Notes whether a colleague typed the new password. Either way the person can sign in, so an invitation ends. */
export const noteWhoKnows: CollectionBeforeChangeHook<Staff> = ({ data, operation, originalDoc, req: { user } }) => {
  if (operation !== 'update' || !data.password || user?.collection !== 'staff') return data
  return { ...data, ...chosenByOwner, passwordKnownToOthers: user.id !== originalDoc?.id }
}
