import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_KINDS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames } from '@pravesh/shared/admissions/wire/names'
import { Problem } from '../../platform/problem.ts'
import type { Place } from './upload-memory.ts'

/** The largest file, and what stands around it in a form. */
const LARGEST_BODY = FORMAT_RULES.scan.maxBytes + 16 * 1024

/** A file as it was sent. */
export interface SentFile {
  name: string
  bytes: Uint8Array
  /** Which document it is meant to be; null when the sender did not say. */
  kind: DocumentKind | null
}

/**
 * Reads a form with one file in it, and no more of it than the largest file may have. Throws a Problem: 400, 413 or
 * 415.
 */
export async function readUpload(request: Pick<Request, 'body' | 'headers'>, place: Place): Promise<SentFile> {
  const form = await readForm(request, place)
  const files = form.getAll(uploadFields.file)
  const [file] = files
  if (files.length !== 1 || !(file instanceof File)) throw refused(400, 'Please choose one file.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, bytes, kind: kindOf(form.get(uploadFields.kind)) }
}

async function readForm({ body, headers }: Pick<Request, 'body' | 'headers'>, place: Place): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refused(415, 'Send the file as a form.')
  if (Number(headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_BODY) throw tooLarge()
    place.take(chunk.byteLength)
    chunks.push(chunk)
  }
  try {
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    throw refused(400, 'What was sent cannot be read. Please try again.')
  }
}

function kindOf(name: unknown): DocumentKind | null {
  if (name === null || name === '') return null
  const kind = DOCUMENT_KINDS.find((each) => documentNames[each] === name)
  if (kind === undefined) throw refused(400, 'There is no such document.')
  return kind
}

/** Which document it was meant to be is not known before all is read, so it is the limit of most. */
function tooLarge(): Problem {
  return refused(413, FORMAT_RULES.scan.tooLarge)
}

function refused(status: number, publicMessage: string): Problem {
  return new Problem({ code: 'UPLOAD_REFUSED', status, publicMessage })
}
