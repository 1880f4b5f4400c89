/** What can be told of a PDF without drawing it: the same in the browser, before it is sent, and on the server. */
import { FILE_MESSAGES, typeOfBytes } from './document-file.ts'

/** How far from its end the end mark of a file may stand; readers look no further. */
const TAIL = 1024

/**
 * Whether the bytes of a PDF can be a whole one and nothing besides: the header at the very beginning, and nothing but white
 * space and padding after the last end mark, which follows a pointer into the file. Finds files that are cut off or carry a
 * second one.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  if (typeOfBytes(bytes) !== 'application/pdf') return false
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - TAIL)))
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail)
  return end?.[1] !== undefined && Number(end[1]) < bytes.length
}

/** Names of actions that reach beyond the document, and of what carries programs or other files. */
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

/** In clear text; the server looks into what is compressed as well. Shorter names turn up in compressed bytes by chance. */
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES.join('|')})(?![A-Za-z])`)

/** What is wrong with a PDF: cut off or followed by something else, protected, or carrying programs; null when nothing is. */
export function pdfError(bytes: Uint8Array): string | null {
  if (!isWholePdf(bytes)) return FILE_MESSAGES.broken
  const text = spelledOut(latin1(bytes))
  if (/\/Encrypt(?![A-Za-z])/.test(text)) return FILE_MESSAGES.locked
  return ACTIVE.test(text) ? FILE_MESSAGES.active : null
}

/** In names, any character may be written as `#` and two hexadecimal digits. */
function spelledOut(text: string): string {
  if (!/\/[^\s/]{0,40}#[0-9a-f]{2}/i.test(text)) return text
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
