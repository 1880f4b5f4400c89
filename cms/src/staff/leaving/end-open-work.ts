import type { CollectionAfterLogoutHook } from 'payload'
import { assignedWork } from './leaving-work.ts'

/** Ends what a person has open when they sign out. */
export const endOpenWork: CollectionAfterLogoutHook = async ({ req: { payload, user } }) => {
  if (user?.collection !== 'staff') return
  for (const { signedOut } of assignedWork(payload)) await signedOut?.({ payload, staffId: String(user.id) })
}
