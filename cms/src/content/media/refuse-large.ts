import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** Refuses a file above a size. Payload's own limit is that of the largest kind of file. Throws an APIError. */
export function refuseLarge(maxBytes: number, advice: string): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if ((operation === 'create' || operation === 'update') && req.file && req.file.data.byteLength > maxBytes) {
      throw new APIError(`This file is larger than ${maxBytes / 1024 / 1024} MB. ${advice}`, 400, null, true)
    }
    return args
  }
}
