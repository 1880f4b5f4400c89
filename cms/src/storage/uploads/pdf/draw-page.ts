import sharp from 'sharp'
import { jpegWithin } from './jpeg-within.ts'
import { pageSize } from './page-size.ts'
import { openPdf, type PdfiumDocument } from './pdfium.ts'

interface DrawOptions {
  bytes: Uint8Array
  /** From 1. */
  page: number
}

/** `FPDF_ANNOT` draws filled-in fields and stamps, `FPDF_REVERSE_BYTE_ORDER` gives red, green, blue. */
const ANNOTATIONS = 0x01
const RGB = 0x10
const WHITE = 0xffffffff
/** Four bytes a pixel. */
const BGRX = 3

/** Also of a page of noise. */
const MAX_BYTES = 1_500_000

/** Draws one page as a JPEG. Null if the document cannot be opened or has no such page. */
export async function drawPage({ bytes, page }: DrawOptions): Promise<Buffer | null> {
  const opened = await openPdf(bytes)
  if (opened === null || page > opened.pdfium.FPDF_GetPageCount(opened.document)) return null
  const drawn = draw(opened, page - 1)
  if (drawn === null) return null
  const { pixels, width, height } = drawn
  const image = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return jpegWithin(MAX_BYTES, image)
}

function draw({ pdfium, document, memory }: PdfiumDocument, index: number) {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0) return null
  const size = pageSize({ width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) })
  if (size === null) return null
  const { width, height } = size
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
  if (bitmap === 0) return null
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | RGB)
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  // A view: the instance lives until the picture is encoded.
  const pixels = new Uint8Array(memory.buffer, start, width * height * 4)
  return { pixels, width, height }
}
