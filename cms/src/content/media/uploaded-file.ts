import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { staffKey } from '../../foundation/person-key.ts'
import { CheckFailed } from '../../storage/uploads/checks/check-limits.ts'
import { fileName } from './file-name.ts'

/** What a check makes of an uploaded file, or why it is refused, as a sentence for staff. */
type Checked = { data: Buffer; type: string; ending: string; facts: Record<string, unknown> } | { refusal: string }

interface CheckInput {
  req: PayloadRequest
  bytes: Buffer
  /** Of the upload, for `fileChecks`. */
  person: string
}

interface UploadedFileOptions {
  /** The fields that the check sets; what a request sends in them is ignored. */
  facts: readonly string[]
  /** The name of a file whose title has no Latin letters. */
  fallback: string
  /** When the check took more than any such file needs. */
  tooComplex: string
  check: (input: CheckInput) => Promise<Checked>
}

/**
 * Replaces an uploaded file by what a check of its content accepts. Type and ending come from the check and the name from
 * the title, never from the request. Throws an APIError (400), or a Problem (503).
 */
export function uploadedFile({
  facts,
  fallback,
  tooComplex,
  check,
}: UploadedFileOptions): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const sent = 'data' in args && typeof args.data === 'object' && args.data !== null ? args.data : {}
    for (const field of facts) Reflect.deleteProperty(sent, field)
    const { file } = req
    if (!file) return args
    const checked = await check({ req, bytes: file.data, person: staffKey(req.user?.id ?? '') }).catch(
      (error: unknown) => {
        if (error instanceof CheckFailed) return { refusal: tooComplex }
        throw error
      },
    )
    if ('refusal' in checked) throw new APIError(checked.refusal, 400, null, true)
    const { data, type: mimetype, ending } = checked
    const name = fileName({ words: Reflect.get(sent, 'title'), fallback, extension: `.${ending}` })
    req.file = { ...file, data, mimetype, name, size: data.byteLength }
    Object.assign(sent, checked.facts)
    return args
  }
}
