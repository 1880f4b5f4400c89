import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { isObject } from './rest-query.ts'

const CREDENTIALS = ['email', 'username', 'password', 'token']

/** Throws 400 for credentials that are not strings; Payload would pass them to its password hash. */
export const rejectNonTextCredentials: CollectionBeforeOperationHook = ({ args, req }) => {
  const data: unknown = req.data
  if (!isObject(data)) return args
  const wrong = CREDENTIALS.find(
    (name) => data[name] !== undefined && data[name] !== null && typeof data[name] !== 'string',
  )
  if (wrong !== undefined) throw new APIError(`${wrong} must be text.`, 400)
  return args
}

/** Throws 400 for a URL in place of a file. Payload would fetch it, even though the admin does not offer that. */
export const rejectFileUrl: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file && isObject(req.data) && 'url' in req.data) {
    throw new APIError('Send the file itself, not its address.', 400)
  }
  return args
}
