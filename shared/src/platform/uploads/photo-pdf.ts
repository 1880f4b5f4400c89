/** Writes a PDF of pictures, as a scanner does. (ISO 32000-1, 7.4.8 and 7.5) */

/** A JPEG in colour, with its size in pixels. */
export interface JpegPage {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** A4 in points of 1/72 inch. */
const A4 = { short: 595.28, long: 841.89 }
const MARGIN = 14

/** What a page adds to its picture at most, and the rest of a file, in bytes. */
const PAGE_OVERHEAD = 700
const FILE_OVERHEAD = 500

/** The bytes that the pictures of a file may have together. */
export function roomForPictures(maxBytes: number, pages: number): number {
  return maxBytes - FILE_OVERHEAD - pages * PAGE_OVERHEAD
}

/** The parts of a PDF with one A4 page for each picture, portrait or landscape as the picture is. */
export function pdfOfPictures(pictures: readonly JpegPage[]): Uint8Array<ArrayBuffer>[] {
  const pages = pictures.map((picture, index) => ({ picture, id: FIRST_ID + index * OBJECTS_PER_PAGE }))
  const kids = pages.map(({ id }) => `${id} 0 R`).join(' ')
  const objects = [
    [text('<< /Type /Catalog /Pages 2 0 R >>')],
    [text(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)],
    ...pages.flatMap(({ picture, id }) => pageObjects(picture, id)),
  ]
  const parts = [text('%PDF-1.4\n')]
  const starts: number[] = []
  for (const [index, object] of objects.entries()) {
    starts.push(length(parts))
    parts.push(text(`${index + 1} 0 obj\n`), ...object, text('\nendobj\n'))
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return [...parts, text(`${table}startxref\n${length(parts)}\n%%EOF\n`)]
}

/** After the catalogue and the list of pages. */
const FIRST_ID = 3
const OBJECTS_PER_PAGE = 3

/** The page, its content and its picture, with ids from `id` on. */
function pageObjects({ bytes, width, height }: JpegPage, id: number): Uint8Array<ArrayBuffer>[][] {
  const isLandscape = width > height
  const [across, down] = isLandscape ? [A4.long, A4.short] : [A4.short, A4.long]
  const scale = Math.min((across - 2 * MARGIN) / width, (down - 2 * MARGIN) / height)
  const [drawnWidth, drawnHeight] = [width * scale, height * scale]
  const place = [drawnWidth, 0, 0, drawnHeight, (across - drawnWidth) / 2, (down - drawnHeight) / 2]
  const content = `q ${place.map((each) => each.toFixed(2)).join(' ')} cm /P Do Q`
  const resources = `<< /XObject << /P ${id + 2} 0 R >> >>`
  return [
    [
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${id + 1} 0 R /Resources ${resources} >>`,
      ),
    ],
    [text(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)],
    [
      text(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      ),
      bytes,
      text('\nendstream'),
    ],
  ]
}

const text = (ascii: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(ascii)

const length = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)
