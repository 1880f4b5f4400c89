import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { Problem } from '../../foundation/problem.ts'
import { type MultipartForm, parseMultipart } from './parse-multipart.ts'

interface MultipartOptions {
  /** Of the whole body. */
  maxBytes: number
  /** Message for a body that is larger. */
  tooLarge: string
  /** Called with the size of each chunk before it is kept in memory; may throw. */
  reserve?: (bytes: number) => void
}

/** Reads a multipart form. Throws a Problem: 400 for a malformed body, 413 for one that is too large, 415 for others. */
export async function readMultipart(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  { maxBytes, tooLarge, reserve }: MultipartOptions,
): Promise<MultipartForm> {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Problem({ ...refused(platformReplies, 'UPLOAD_NOT_A_FORM'), status: 415 })
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw uploadProblem(413, tooLarge)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw uploadProblem(413, tooLarge)
    reserve?.(chunk.byteLength)
    chunks.push(chunk)
  }
  const form = parseMultipart(Buffer.concat(chunks), type)
  if (form === null) throw new Problem({ ...refused(platformReplies, 'UPLOAD_UNREADABLE'), status: 400 })
  return form
}

function uploadProblem(status: number, publicMessage: string): Problem {
  return new Problem({ code: 'UPLOAD_REFUSED', status, publicMessage })
}
