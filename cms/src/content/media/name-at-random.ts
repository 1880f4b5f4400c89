import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** Gives each uploaded file a new random name: a name says nothing about the sender and is never used twice. */
export const nameAtRandom: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    req.file.name = `${randomUUID()}${path.extname(req.file.name).toLowerCase()}`
  }
  return args
}
