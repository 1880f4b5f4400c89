import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

const MAX_LENGTH = 60
const RANDOM_BYTES = 8

interface FileNameOptions {
  /** What the file shows, in the words of staff. */
  words: unknown
  /** Stands in for words without Latin letters. */
  fallback: string
  /** With its dot. */
  extension: string
}

/** A name that says what the file shows and is never reused. The uploader's own name may reveal a person. */
export function fileName({ words, fallback, extension }: FileNameOptions): string {
  const name = (typeof words === 'string' ? words : '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')
  return `${name || fallback}-${randomBytes(RANDOM_BYTES).toString('hex')}${extension}`
}

/** Names pictures after what they show. */
export const namePicture: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const words = 'data' in args ? Reflect.get(args.data ?? {}, 'alt') : undefined
    const extension = path.extname(req.file.name).toLowerCase()
    req.file.name = fileName({ words, fallback: 'picture', extension })
  }
  return args
}
