import {
  CONCESSION_FIELD,
  type ConcessionRequest,
  concessionRequestSchema,
  DOCUMENT_FIELD,
} from '@pravesh/shared/fees/changes/staff-calls'
import { MAX_PROOF_BYTES } from '@pravesh/shared/payments/offline/staff-calls'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid } from '../../foundation/problem.ts'
import { type SentProof, TOO_LARGE_PROOF } from '../../payments/index.ts'
import { readMultipart } from '../../storage/uploads/read-multipart.ts'

/** The largest document plus the request. */
const MAX_BODY_BYTES = MAX_PROOF_BYTES + 64 * 1024

interface Asked {
  asked: ConcessionRequest
  /** A letter or certificate; null without one. */
  document: SentProof | null
}

/** Reads the form of a concession with its document. Throws a Problem: 400, 413 or 415. */
export async function readConcession(request: Pick<Request, 'body' | 'headers'>): Promise<Asked> {
  const { texts, files } = await readMultipart(request, { maxBytes: MAX_BODY_BYTES, tooLarge: TOO_LARGE_PROOF })
  const parsed = concessionRequestSchema.safeParse(jsonOf(Object.fromEntries(texts)[CONCESSION_FIELD]))
  if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
  const file = files.find(({ field, bytes }) => field === DOCUMENT_FIELD && bytes.byteLength > 0)
  return { asked: parsed.data, document: file ? { name: file.name, bytes: file.bytes } : null }
}

/** Null for text that is no JSON, which the schema refuses. */
function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
