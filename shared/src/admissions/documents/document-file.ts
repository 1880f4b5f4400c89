/** Validation of uploaded files, shared by browser and server. (spec 2, 5 "Uploads") */
import { FILE_MESSAGES, type FileType, typeOfBytes } from '../../platform/uploads/file-type.ts'
import type { DocumentFormat } from './documents.ts'

interface FormatRule {
  types: readonly FileType[]
  extensions: readonly string[]
  maxBytes: number
  tooLarge: string
  wrongType: string
}

const SMALL = { maxBytes: 200_000, tooLarge: 'File should be less then 200kb' }
const LARGE = { maxBytes: 5_000_000, tooLarge: 'File should be less then 5 MB' }

export const FORMAT_RULES: Record<DocumentFormat, FormatRule> = {
  picture: {
    types: ['image/jpeg', 'image/png'],
    extensions: ['jpg', 'jpeg', 'png'],
    ...SMALL,
    wrongType: 'File extension should be only jpg, png , jpeg',
  },
  scan: {
    types: ['image/jpeg', 'image/png', 'application/pdf'],
    extensions: ['pdf', 'jpg', 'jpeg', 'png'],
    ...LARGE,
    wrongType: 'File extension should be only jpg, png , jpeg , pdf',
  },
  pdf: {
    types: ['application/pdf'],
    extensions: ['pdf'],
    ...LARGE,
    wrongType: 'File extension should be only pdf',
  },
}

const TYPE_OF_EXTENSION: Record<string, FileType> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

interface FileFacts {
  name: string
  size: number
  /** At least the first eight bytes of the file. */
  head: Uint8Array
}

/** The error message for a file in a document's format, or null. Extension and content must agree. */
export function fileError({ name, size, head }: FileFacts, format: DocumentFormat): string | null {
  const rule = FORMAT_RULES[format]
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!rule.extensions.includes(extension)) return rule.wrongType
  if (size === 0) return FILE_MESSAGES.empty
  const type = typeOfBytes(head)
  if (type === null || !rule.types.includes(type) || TYPE_OF_EXTENSION[extension] !== type) return rule.wrongType
  return size > rule.maxBytes ? rule.tooLarge : null
}
