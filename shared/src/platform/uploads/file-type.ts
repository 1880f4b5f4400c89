import { MAX_PDF_PAGES } from './pdf-pages.ts'

/** Types of uploaded files, shared by browser and server. */
const FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const FILE_MESSAGES = {
  uploaded: 'File Successfully Uploaded',
  empty: 'This file is empty. Choose another one.',
  broken: 'This file is damaged or incomplete. Choose another one.',
  locked: 'This PDF is protected. Print it to a new PDF without a password and choose that one.',
  active:
    'This PDF can run programs, open other pages or send data, or it contains other files. Print it to a new PDF and choose that one.',
  tooManyPages: `This PDF has more than ${MAX_PDF_PAGES} pages. Choose one with only the pages that we ask for.`,
  /** Checking it took more than any scan or photo needs. */
  tooComplex: 'We cannot check this file. Take a photo of the paper, or choose another file.',
  unreadable: 'We cannot check this PDF. Print it to a new PDF, or take a photo of the paper, and choose that one.',
} as const

/** Detects the file type by its magic bytes; null if it is not an accepted one. */
export function typeOfBytes(bytes: Uint8Array): FileType | null {
  const startsWith = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) ? 'application/pdf' : null
}
