import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { LegalHold } from '../../payload-types.ts'

/** Records who holds since when, and who lifts the hold. Throws a ValidationError if it is lifted already. */
export const recordHold: CollectionBeforeChangeHook<LegalHold> = ({ data, originalDoc, operation, req: { user } }) => {
  const by = user?.collection === 'staff' ? user.name : 'Portal'
  const at = new Date().toISOString()
  if (operation === 'create') return { ...data, state: 'active', heldBy: by, heldAt: at }
  if (originalDoc?.state === 'lifted') {
    const message = 'This hold is lifted. Enter a new one.'
    throw new ValidationError({ errors: [{ path: 'liftedReason', message }] })
  }
  const isLifted = Boolean(data.liftedReason?.trim())
  return isLifted ? { ...data, state: 'lifted', liftedBy: by, liftedAt: at } : data
}
