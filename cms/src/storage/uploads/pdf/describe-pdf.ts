import { MAX_PDF_PAGES } from '@pravesh/shared/platform/uploads/pdf-pages'
import { pageSize } from './page-size.ts'
import { openPdf, type PdfiumDocument } from './pdfium.ts'

interface DescribeOptions {
  bytes: Uint8Array
}

export interface PdfDescription {
  /** Sizes of the drawn pages in pixels, of at most `MAX_PDF_PAGES`; a page that has no area is missing. */
  pages: { page: number; width: number; height: number }[]
  /** Whether letters of the first pages may be missing, because the file does not contain their fonts. */
  lacksFonts: boolean
}

/** Fonts for which PDFium has a substitute of the same widths, or one that looks similar. */
const SUBSTITUTED =
  /^(?:[A-Z]{6}\+)?(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats|Verdana|Georgia|Tahoma|Calibri|Cambria|Trebuchet|Segoe|Garamond|Book ?Antiqua)/i

/** Bounds of the search for fonts. */
const PAGES_SEARCHED = 3
const OBJECTS_SEARCHED = 2000

const TEXT = 1
const NAME_BYTES = 128

/** What is known about a PDF before it is drawn. Null if it cannot be opened. */
export async function describePdf({ bytes }: DescribeOptions): Promise<PdfDescription | null> {
  const opened = await openPdf(bytes)
  if (opened === null) return null
  const count = Math.min(MAX_PDF_PAGES, opened.pdfium.FPDF_GetPageCount(opened.document))
  const numbers = Array.from({ length: count }, (_, index) => index)
  const pages = numbers.flatMap((index) => {
    const size = pageSize(sizeInPoints(opened, index))
    return size === null ? [] : [{ page: index + 1, ...size }]
  })
  return { pages, lacksFonts: numbers.slice(0, PAGES_SEARCHED).some((index) => lacksFonts(opened, index)) }
}

function sizeInPoints({ pdfium, document, memory }: PdfiumDocument, index: number) {
  const address = pdfium.pdfium.wasmExports.malloc(8)
  pdfium.FPDF_GetPageSizeByIndexF(document, index, address)
  const [width = 0, height = 0] = new Float32Array(memory.buffer, address, 2)
  return { width, height }
}

function lacksFonts(opened: PdfiumDocument, index: number): boolean {
  const { pdfium, document } = opened
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0) return false
  const objects = Math.min(OBJECTS_SEARCHED, pdfium.FPDFPage_CountObjects(page))
  const checked = new Set<number>()
  for (let at = 0; at < objects; at++) {
    const object = pdfium.FPDFPage_GetObject(page, at)
    if (pdfium.FPDFPageObj_GetType(object) !== TEXT) continue
    const font = pdfium.FPDFTextObj_GetFont(object)
    if (font === 0 || checked.has(font)) continue
    checked.add(font)
    if (pdfium.FPDFFont_GetIsEmbedded(font) === 0 && !SUBSTITUTED.test(nameOfFont(opened, font))) return true
  }
  return false
}

function nameOfFont({ pdfium, memory }: PdfiumDocument, font: number): string {
  const address = pdfium.pdfium.wasmExports.malloc(NAME_BYTES)
  const length = Math.min(NAME_BYTES, pdfium.FPDFFont_GetBaseFontName(font, address, NAME_BYTES))
  return Buffer.from(memory.buffer, address, Math.max(0, length - 1)).toString('latin1')
}
