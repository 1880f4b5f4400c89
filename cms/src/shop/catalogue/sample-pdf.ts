import type { BookSamplePdf } from '@pravesh/shared/shop/catalogue/pages'
import { mediaUrl } from '../../content/index.ts'
import { idOf } from '../../database/records/relation.ts'
import type { Records } from '../../publishing/pages/records.ts'

/** The PDF with pages of a book; null if there is none. */
export async function loadSamplePdf(records: Records, samplePdf: unknown): Promise<BookSamplePdf | null> {
  const id = idOf(samplePdf)
  if (id === null) return null
  const [file] = await records.listIn({
    collection: 'sample-files',
    fields: ['filename', 'filesize', 'pages'],
    values: [id],
  })
  const { filename, filesize: bytes, pages } = file ?? {}
  return filename && bytes && pages ? { url: mediaUrl(filename), bytes, pages } : null
}
