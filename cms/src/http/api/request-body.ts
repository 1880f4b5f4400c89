import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { Problem } from '../../foundation/problem.ts'

const malformed = new Problem({ ...refused(platformReplies, 'MALFORMED_BODY'), status: 400 })
const tooLarge = new Problem({ ...refused(platformReplies, 'BODY_TOO_LARGE'), status: 413 })
const wrongType = new Problem({ ...refused(platformReplies, 'UNSUPPORTED_BODY'), status: 415 })

interface BodyOptions {
  /** In bytes. */
  limit: number
  /** Names of JSON numbers, at any depth, that become text unless they are written as whole numbers: `3.0`, `3e0`. */
  integers?: readonly string[]
}

/**
 * Parses a JSON or form body into an object. If a form repeats a field, the last value wins.
 * Throws a Problem: 400 for a malformed body, 413 for one that is too large, 415 for another content type.
 */
export async function readBody(
  request: Request,
  { limit, integers = [] }: BodyOptions,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'application/x-www-form-urlencoded'
  if (type !== 'application/json' && !isForm) throw wrongType
  const text = await readText(request, limit)
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : parseObject(text, integers)
}

function parseObject(text: string, integers: readonly string[]): Record<string, unknown> {
  let value: unknown
  try {
    // Only the source of a number tells 3 from 3.0.
    value = JSON.parse(text, (key: string, parsed: unknown, context?: { source?: string }) => {
      const source = context?.source ?? ''
      return typeof parsed === 'number' && integers.includes(key) && !/^-?\d+$/.test(source) ? source : parsed
    })
  } catch {
    throw malformed
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed
  return { ...value }
}

/** Reads a body of at most `limit` bytes as text. Enforces the limit regardless of Content-Length. */
export async function readText(
  request: Pick<Request, 'headers'> & { body?: Request['body'] },
  limit: number,
): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return decode(Buffer.concat(chunks))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed
  }
}
