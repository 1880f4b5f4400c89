import {
  MAX_PROOF_BYTES,
  type OfflineEntry,
  offlineEntrySchema,
  PROOF_FIELD,
} from '@pravesh/shared/payments/offline/staff-calls'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid } from '../../foundation/problem.ts'
import { readMultipart } from '../../storage/uploads/read-multipart.ts'
import { type SentProof, TOO_LARGE } from './store-proof.ts'

/** The largest proof plus the other fields. */
const MAX_BODY_BYTES = MAX_PROOF_BYTES + 64 * 1024

/** Reads the form of an entry with its proof. Throws a Problem: 400, 413 or 415. */
export async function readEntry(
  request: Pick<Request, 'body' | 'headers'>,
): Promise<{ entry: OfflineEntry; proof: SentProof }> {
  const { texts, files } = await readMultipart(request, { maxBytes: MAX_BODY_BYTES, tooLarge: TOO_LARGE })
  const file = files.find(({ field }) => field === PROOF_FIELD)
  const parsed = offlineEntrySchema.safeParse(Object.fromEntries(texts))
  if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
  if (file === undefined || file.bytes.byteLength === 0) {
    throw invalid([{ field: PROOF_FIELD, code: 'required', message: 'Choose a photo or PDF of the proof.' }])
  }
  return { entry: parsed.data, proof: { name: file.name, bytes: file.bytes } }
}
