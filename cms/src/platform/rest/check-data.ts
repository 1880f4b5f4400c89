import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { isObject } from './rest-query.ts'

const CREDENTIALS = ['email', 'username', 'password', 'token']

/** Refuses credentials that are no text, which Payload hands to its password hash. */
export const credentialsAreText: CollectionBeforeOperationHook = ({ args, req }) => {
  const data: unknown = req.data
  if (!isObject(data)) return args
  const wrong = CREDENTIALS.find(
    (name) => data[name] !== undefined && data[name] !== null && typeof data[name] !== 'string',
  )
  if (wrong !== undefined) throw new APIError(`${wrong} must be text.`, 400)
  return args
}

/** Refuses the address of a file in place of the file. Payload would fetch it, whether or not the admin offers that. */
export const fileIsSent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && isObject(req.data) && 'url' in req.data) {
    throw new APIError('Send the file itself, not its address.', 400)
  }
  return args
}
