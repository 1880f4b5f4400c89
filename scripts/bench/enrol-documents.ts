import { randomUUID } from 'node:crypto'
import { DOCUMENT_FORMATS, type DocumentKind, type Documents } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { insertRows } from '../../cms/src/database/records/insert-rows.ts'

interface Uploads {
  studentId: string
  kinds: readonly DocumentKind[]
}

/** Adds document records without files: a submission checks their owner and kind only. */
export async function addDocuments(payload: Payload, { studentId, kinds }: Uploads): Promise<Documents> {
  const rows = kinds.map((kind) => {
    const isPdf = DOCUMENT_FORMATS[kind] === 'pdf'
    const type = isPdf ? 'application/pdf' : 'image/jpeg'
    const filename = `${randomUUID()}.${isPdf ? 'pdf' : 'jpg'}`
    const file = { originalName: filename, filename, mimeType: type, filesize: 100_000 }
    return { studentId, kind, ...file, state: 'UNCHECKED' as const }
  })
  const ids = await insertRows({ payload, collection: 'applicant-documents', rows })
  return Object.fromEntries(kinds.map((kind, index) => [kind, ids[index] ?? '']))
}
