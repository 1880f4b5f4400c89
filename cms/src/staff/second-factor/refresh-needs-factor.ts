import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { words } from '../messages/words/words.ts'
import { nextStep } from './requirement.ts'

/** Lets a session run out that was started before its owner needed a second factor. */
export const refreshNeedsFactor: CollectionBeforeOperationHook<'staff'> = async ({ args, operation, req }) => {
  const { user, payload } = req
  if (operation !== 'refresh' || user?.collection !== 'staff') return args
  if ((await nextStep(payload, user, new Date())) !== 'set-up') return args
  throw new APIError(words.en['second-factor'].setUpFirst, 403, undefined, true)
}
