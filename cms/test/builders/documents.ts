import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { DOCUMENT_FORMATS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { insertRow } from '../../src/database/records/insert-row.ts'

/** A noisy photo, which does not compress to almost nothing; `exif` adds a location and rotates it. */
export async function aPhoto({ width = 300, height = 400, quality = 80, exif = false } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const drawn = sharp({ create: { width, height, channels: 3, background: '#b08060', noise } }).jpeg({ quality })
  const camera = { IFD0: { Make: 'SECRETPHONE' }, IFD3: { GPSLatitude: '22/1 34/1 0/1' } }
  return (exif ? drawn.withMetadata({ orientation: 6 }).withExifMerge(camera) : drawn).toBuffer()
}

/** A picture file of exactly this size, padded after the end of the image as some cameras do. */
export async function aPhotoOf(bytes: number): Promise<Buffer> {
  return Buffer.concat([await aPhoto(), Buffer.alloc(bytes)]).subarray(0, bytes)
}

export async function aPng({ width = 300, height = 100 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
}

interface PdfParts {
  /** Inserted after the objects. */
  body?: string
  trailer?: string
  /** Minimum size. */
  bytes?: number
}

/** A PDF with one empty page. */
export function aPdf({ body = '', trailer = '', bytes = 0 }: PdfParts = {}): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ]
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const main = `${head}${objects.join('')}${body}%${'x'.repeat(Math.max(0, bytes - 500))}\n`
  const table = `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\n`
  const end = `${table}startxref\n${main.length}\n%%EOF\n`
  const missing = Math.max(0, bytes - main.length - end.length)
  const padded = main.replace('%x', `%${'x'.repeat(missing)}x`)
  return Buffer.from(padded + end.replace(`startxref\n${main.length}`, `startxref\n${padded.length}`), 'latin1')
}

/** A PDF of so many pages, each with its number. */
export function aPdfOf(pages: number): Buffer {
  const ids = Array.from({ length: pages }, (_, index) => 10 + 2 * index)
  const drawn = ids.flatMap((id, index) => {
    const text = `BT /F 40 Tf 60 700 Td (Page ${index + 1}) Tj ET`
    const content = `${id + 1} 0 obj\n<< /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`
    const page = `${id} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>\nendobj\n`
    return [page, content]
  })
  return pdfOf([
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages} >>\nendobj\n`,
    ...drawn,
  ])
}

/** A PDF of these objects, whose first one is the catalogue, with a table of where each begins. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let at = '%PDF-1.7\n'.length
  const rows = objects.map((object) => {
    const row = `${Number.parseInt(object, 10)} 1\n${String(at).padStart(10, '0')} 00000 n \n`
    at += object.length
    return row
  })
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 100000 /Root 1 0 R ${trailer} >>\n`
  return Buffer.from(`%PDF-1.7\n${objects.join('')}${table}startxref\n${at}\n%%EOF\n`, 'latin1')
}

interface ObjectStreamParts {
  /** The stream's objects by number. */
  objects: Record<number, string>
  /** Additional entries of the stream's dictionary. */
  dictionary?: string
  type?: string
  pack?: (content: Buffer) => Buffer
}

/** A compressed object stream, as written by Word, Chrome and scanners. */
export function anObjectStream({
  objects,
  dictionary = '',
  type = '/Type /ObjStm',
  pack = deflateSync,
}: ObjectStreamParts): string {
  const entries = Object.entries(objects)
  const texts = entries.map(([, text]) => `${text}\n`)
  const starts = texts.map((_, index) => texts.slice(0, index).join('').length)
  const table = `${entries.map(([id], index) => `${id} ${starts[index]}`).join(' ')}\n`
  const data = pack(Buffer.from(table + texts.join(''), 'latin1'))
  const filter = dictionary.includes('/Filter') ? '' : '/Filter /FlateDecode'
  const head = `<< ${type} /N ${entries.length} /First ${table.length} /Length ${data.length} ${filter} ${dictionary} >>`
  return `90 0 obj\n${head}\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`
}

const TYPES = { picture: 'image/jpeg', scan: 'image/png', pdf: 'application/pdf' } as const

/** The record of an uploaded document, without a file. */
export async function anUploadedDocument(
  payload: Payload,
  { studentId, kind, ...change }: { studentId: string; kind: DocumentKind; mimeType?: string; filesize?: number },
): Promise<string> {
  const mimeType = TYPES[DOCUMENT_FORMATS[kind]]
  const name = `${kind}.${mimeType.split('/')[1]}`
  const data = { studentId, kind, originalName: name, state: 'UNCHECKED' as const, filename: `${randomUUID()}-${name}` }
  const row = await insertRow({
    payload,
    collection: 'applicant-documents',
    data: { ...data, mimeType, filesize: 100_000, ...change },
  })
  return String(row.id)
}
