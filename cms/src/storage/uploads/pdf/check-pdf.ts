import { FILE_MESSAGES } from '@pravesh/shared/platform/uploads/file-type'
import { MAX_PDF_PAGES } from '@pravesh/shared/platform/uploads/pdf-pages'
import { pdfRefusal } from './pdf-refusal.ts'
import { openPdf } from './pdfium.ts'

interface PdfOptions {
  bytes: Uint8Array
}

/** Returns the validation error of a PDF; null when it is accepted, so that its pages can be drawn for staff. */
export async function checkPdf({ bytes }: PdfOptions): Promise<string | null> {
  const refusal = pdfRefusal(bytes)
  if (refusal !== null) return refusal
  const opened = await openPdf(bytes)
  const pages = opened === null ? 0 : opened.pdfium.FPDF_GetPageCount(opened.document)
  if (pages < 1) return FILE_MESSAGES.broken
  return pages > MAX_PDF_PAGES ? FILE_MESSAGES.tooManyPages : null
}
