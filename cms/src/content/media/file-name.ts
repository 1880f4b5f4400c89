import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

const MAX_LENGTH = 60
const RANDOM_BYTES = 8

/** A name that says what the picture shows and is never reused. The uploader's own name may reveal a person. */
export function pictureFileName(alt: unknown, extension: string): string {
  const words = (typeof alt === 'string' ? alt : '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
  return `${words || 'picture'}-${randomBytes(RANDOM_BYTES).toString('hex')}${extension}`
}

/** Names uploads after what they show. */
export const namePicture: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const alt = 'data' in args ? Reflect.get(args.data ?? {}, 'alt') : undefined
    req.file.name = pictureFileName(alt, path.extname(req.file.name).toLowerCase())
  }
  return args
}
