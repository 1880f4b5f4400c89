import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'

interface UploadedFile {
  name: string
  data: Buffer
}

/** How the content of each kind of picture begins, as Latin-1 text. */
const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s]
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s
const BEGINNING = 16

/**
 * Why a file cannot be a picture of the site, as a sentence for staff; null if it may be one. Its content decides, because
 * phones name HEIC photos `.jpg` as well.
 */
export function pictureProblem({ name, data }: UploadedFile): string | null {
  const content = data.subarray(0, BEGINNING).toString('latin1')
  const extension = path.extname(name).toLowerCase()
  if (HEIC.test(content) || ['.heic', '.heif'].includes(extension)) {
    return 'This is a HEIC photo of an iPhone, which most browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by e-mail. Then upload the JPEG.'
  }
  if (PICTURES.some((beginning) => beginning.test(content))) return null
  return 'This file is not a picture that the site can show. Upload a JPEG, PNG or WebP.'
}

/**
 * Refuses a file that is no picture, in a clerk's words. Throws an APIError: the form shows it as a toast, while it would
 * hide an error of the file behind the page's header.
 */
export const refuseUnreadable: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const message = (operation === 'create' || operation === 'update') && req.file ? pictureProblem(req.file) : null
  if (message === null) return args
  throw new APIError(message, 400, null, true)
}
