import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_KINDS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames } from '@pravesh/shared/admissions/wire/names'
import { Problem } from '../../platform/problem.ts'
import type { MemoryReservation } from './upload-memory.ts'

/** The largest file plus multipart overhead. */
const MAX_BODY_BYTES = FORMAT_RULES.scan.maxBytes + 16 * 1024

/** An uploaded file, not yet validated. */
export interface SentFile {
  name: string
  bytes: Uint8Array
  /** The kind of document; null when the client did not specify it. */
  kind: DocumentKind | null
}

/**
 * Reads a multipart form with one file, up to the maximum size. Throws a Problem: 400, 413, 415, or 503 when memory is
 * short.
 */
export async function readUpload(
  request: Pick<Request, 'body' | 'headers'>,
  memory: MemoryReservation,
): Promise<SentFile> {
  const form = await readForm(request, memory)
  const files = form.getAll(uploadFields.file)
  const [file] = files
  if (files.length !== 1 || !(file instanceof File)) throw uploadProblem(400, 'Choose one file.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, bytes, kind: kindOf(form.get(uploadFields.kind)) }
}

async function readForm(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  memory: MemoryReservation,
): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw uploadProblem(415, 'Send the file as multipart/form-data.')
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw tooLarge()
    memory.take(chunk.byteLength)
    chunks.push(chunk)
  }
  try {
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    throw uploadProblem(400, 'We could not read the upload. Try again.')
  }
}

function kindOf(name: unknown): DocumentKind | null {
  if (name === null || name === '') return null
  const kind = DOCUMENT_KINDS.find((each) => documentNames[each] === name)
  if (kind === undefined) throw uploadProblem(400, 'There is no such document.')
  return kind
}

/** Uses the limit of most documents, because the kind is unknown until the whole form is read. */
function tooLarge(): Problem {
  return uploadProblem(413, FORMAT_RULES.scan.tooLarge)
}

function uploadProblem(status: number, publicMessage: string): Problem {
  return new Problem({ code: 'UPLOAD_REFUSED', status, publicMessage })
}
