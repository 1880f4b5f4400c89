/** Validation of PDFs without rendering them, shared by browser and server. */
import { FILE_MESSAGES, typeOfBytes } from './file-type.ts'

/** Maximum distance in bytes of the end marker from the end of the file; PDF readers search no further. */
const TAIL = 1024

/**
 * Whether the bytes are a complete PDF and nothing else: the header comes first, and only white space and padding follow
 * the last end marker, which is preceded by a pointer into the file. Detects truncated files and files with another one
 * appended.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  if (typeOfBytes(bytes) !== 'application/pdf') return false
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - TAIL)))
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail)
  return end?.[1] !== undefined && Number(end[1]) < bytes.length
}

/** Names of actions that reach beyond the document, and of objects that contain programs or other files. */
export const ACTIVE_NAMES: readonly string[] = [
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'SubmitForm',
]

/** Finds names in clear text; the server also inspects compressed streams. Shorter names occur there by chance. */
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES.join('|')})(?![A-Za-z])`)

/** The error message for a PDF that is incomplete, encrypted or active, or null. */
export function pdfError(bytes: Uint8Array): string | null {
  if (!isWholePdf(bytes)) return FILE_MESSAGES.broken
  const text = decodeNames(latin1(bytes))
  if (/\/Encrypt(?![A-Za-z])/.test(text)) return FILE_MESSAGES.locked
  return ACTIVE.test(text) ? FILE_MESSAGES.active : null
}

/** Decodes names, in which any character may be written as `#` and two hexadecimal digits. */
function decodeNames(text: string): string {
  if (!/\/[^\s/]{0,40}#[0-9a-f]{2}/i.test(text)) return text
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
