/** Validation of uploaded files, shared by browser and server. (spec 2, 5 "Uploads") */
import { FILE_MESSAGES, type FileType, typeOfBytes } from '../../platform/uploads/file-type.ts'
import type { DocumentFormat } from './documents.ts'

interface FormatRule {
  types: readonly FileType[]
  extensions: readonly string[]
  maxBytes: number
  tooLarge: string
  wrongType: string
  /** For a HEIC photo. */
  heic: string
}

/** An iPhone converts a photo that is chosen in its browser, but not one that is copied to another device. */
const HEIC_ADVICE =
  'This is a HEIC photo. On the iPhone choose Settings, Camera, Formats, Most Compatible, then take it again. Or choose a screenshot of the photo.'

const SMALL = { maxBytes: 200_000, tooLarge: 'File should be less then 200kb' }
const LARGE = { maxBytes: 5_000_000, tooLarge: 'File should be less then 5 MB' }

export const FORMAT_RULES: Record<DocumentFormat, FormatRule> = {
  picture: {
    types: ['image/jpeg', 'image/png'],
    extensions: ['jpg', 'jpeg', 'png'],
    ...SMALL,
    wrongType: 'File extension should be only jpg, png , jpeg',
    heic: `File extension should be only jpg, png , jpeg. ${HEIC_ADVICE}`,
  },
  scan: {
    types: ['image/jpeg', 'image/png', 'application/pdf'],
    extensions: ['pdf', 'jpg', 'jpeg', 'png'],
    ...LARGE,
    wrongType: 'File extension should be only jpg, png , jpeg , pdf',
    heic: `File extension should be only jpg, png , jpeg , pdf. ${HEIC_ADVICE}`,
  },
  pdf: {
    types: ['application/pdf'],
    extensions: ['pdf'],
    ...LARGE,
    wrongType: 'File extension should be only pdf',
    heic: 'File extension should be only pdf',
  },
}

/** For a file whose content is not what its name says. */
const DISGUISED: Record<FileType, string> = {
  'image/jpeg': 'This file is named as a JPG picture, but it is not one. Save it as JPG, or choose another file.',
  'image/png': 'This file is named as a PNG picture, but it is not one. Save it as PNG, or choose another file.',
  'application/pdf': 'This file is named as a PDF, but it is not one. Save it as PDF, or choose another file.',
}

/** For translations. */
export const DISGUISED_MESSAGES: readonly string[] = Object.values(DISGUISED)

const TYPE_OF_EXTENSION: Record<string, FileType> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

interface FileFacts {
  name: string
  size: number
  /** At least the first twelve bytes of the file. */
  head: Uint8Array
}

/** The error message for a file in a document's format, or null. Extension and content must agree. */
export function fileError({ name, size, head }: FileFacts, format: DocumentFormat): string | null {
  const rule = FORMAT_RULES[format]
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (extension === 'heic' || extension === 'heif' || isHeic(head)) return rule.heic
  const named = TYPE_OF_EXTENSION[extension]
  if (named === undefined || !rule.types.includes(named)) return rule.wrongType
  if (size === 0) return FILE_MESSAGES.empty
  if (typeOfBytes(head) !== named) return DISGUISED[named]
  return size > rule.maxBytes ? rule.tooLarge : null
}

/** Phones name HEIC photos `.jpg` as well. */
function isHeic(head: Uint8Array): boolean {
  return /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)))
}
