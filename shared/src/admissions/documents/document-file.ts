/** Validation of uploaded files, shared by browser and server. (spec 2, 5 "Uploads") */
import type { DocumentFormat } from './documents.ts'

const FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]

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

export const FILE_MESSAGES = {
  uploaded: 'File Successfully Uploaded',
  empty: 'This file is empty. Choose another one.',
  broken: 'This file is damaged or incomplete. Choose another one.',
  locked: 'This PDF is protected. Print it to a new PDF without a password and choose that one.',
  active:
    'This PDF can run programs, open other pages or send data, or it contains other files. Print it to a new PDF and choose that one.',
  unreadable: 'We cannot check this PDF. Print it to a new PDF, or take a photo of the paper, and choose that one.',
} as const

const TYPE_OF_EXTENSION: Record<string, FileType> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

/** Detects the file type by its magic bytes; null if it is not an accepted one. */
export function typeOfBytes(bytes: Uint8Array): FileType | null {
  const startsWith = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) ? 'application/pdf' : null
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
