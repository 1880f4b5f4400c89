import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_KINDS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames } from '@pravesh/shared/admissions/wire/names'
import { refused } from '@pravesh/shared/platform/replies/said'
import { Problem } from '../../foundation/problem.ts'
import { readMultipart } from '../../storage/uploads/read-multipart.ts'
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
  const { texts, files } = await readMultipart(request, {
    maxBytes: MAX_BODY_BYTES,
    // The kind is unknown until the whole form is read, so this is the limit of most documents.
    tooLarge: FORMAT_RULES.scan.tooLarge,
    reserve: (size) => memory.take(size),
  })
  const sent = files.filter(({ field }) => field === uploadFields.file)
  const [file] = sent
  if (sent.length !== 1 || file === undefined)
    throw new Problem({ ...refused(admissionReplies, 'CHOOSE_ONE_FILE'), status: 400 })
  const kind = texts.find(([name]) => name === uploadFields.kind)?.[1]
  return { name: file.name, bytes: file.bytes, kind: kindOf(kind) }
}

function kindOf(name = ''): DocumentKind | null {
  if (name === '') return null
  const kind = DOCUMENT_KINDS.find((each) => documentNames[each] === name)
  if (kind === undefined) throw new Problem({ ...refused(admissionReplies, 'NO_SUCH_DOCUMENT'), status: 400 })
  return kind
}
