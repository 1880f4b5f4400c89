import { type OfflineEntry, offlineEntrySchema, PROOF_FIELD } from '@pravesh/shared/payments/offline/staff-calls'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid, Problem } from '../../platform/problem.ts'
import { MAX_PROOF_BYTES, type SentProof, TOO_LARGE } from './store-proof.ts'

/** The largest proof plus the other fields. */
const MAX_BODY_BYTES = MAX_PROOF_BYTES + 64 * 1024

/** Reads the form of an entry with its proof. Throws a Problem: 400, 413 or 415. */
export async function readEntry(
  request: Pick<Request, 'body' | 'headers'>,
): Promise<{ entry: OfflineEntry; proof: SentProof }> {
  const form = await readForm(request)
  const file = form.get(PROOF_FIELD)
  form.delete(PROOF_FIELD)
  const parsed = offlineEntrySchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
  if (!(file instanceof File) || file.size === 0) {
    throw invalid([{ field: PROOF_FIELD, code: 'required', message: 'Choose a photo or PDF of the proof.' }])
  }
  return { entry: parsed.data, proof: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } }
}

async function readForm({ body, headers }: Pick<Request, 'body' | 'headers'>): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refusal(415, 'Send the entry as multipart/form-data.')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw refusal(413, TOO_LARGE)
    chunks.push(chunk)
  }
  try {
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    throw refusal(400, 'We could not read the upload. Try again.')
  }
}

function refusal(status: number, publicMessage: string): Problem {
  return new Problem({ code: 'UPLOAD_REFUSED', status, publicMessage })
}
