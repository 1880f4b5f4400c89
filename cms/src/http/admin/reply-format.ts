import * as z from 'zod/mini'
import { Problem } from '../../foundation/problem.ts'

/** Largest accepted number of values and nesting of one call; a long course form has about 5,000 values. */
const MAX_VALUES = 50_000
const MAX_DEPTH = 100

/** A call of a server function by its Payload name. */
export interface ServerCall {
  name: string
  args: Record<string, unknown>
}

const callSchema = z.tuple([z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) })])

/**
 * Decodes the body of a server function call, which is in React's reply format: JSON in which strings that start with $
 * mean more. Accepts plain data only. Promises, maps, streams, files and references to server functions are refused, and
 * references within the data count as often as they occur, so that a small body cannot stand for a huge one.
 * Throws a Problem (400).
 */
export function decodeCall(body: string): ServerCall {
  const root = parsed(body)
  const decoded = callSchema.safeParse(decode(root, { root, values: 0 }, 0))
  if (!decoded.success) throw malformed()
  return decoded.data[0]
}

/** Encodes a call in React's reply format. */
export function encodeCall(call: ServerCall): string {
  return JSON.stringify([encode(call)])
}

interface Decoding {
  root: unknown
  values: number
}

function decode(value: unknown, state: Decoding, depth: number): unknown {
  state.values += 1
  if (state.values > MAX_VALUES || depth > MAX_DEPTH) throw malformed()
  if (typeof value === 'string') return value.startsWith('$') ? special(value, state, depth) : value
  if (Array.isArray(value)) return value.map((each) => decode(each, state, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.some(([key]) => key === '__proto__')) throw malformed()
  return Object.fromEntries(entries.map(([key, each]) => [key, decode(each, state, depth + 1)]))
}

function special(text: string, state: Decoding, depth: number): unknown {
  if (text.startsWith('$$')) return text.slice(1)
  // A temporary reference stands for what the client did not send, such as a React element.
  if (text === '$undefined' || text === '$T') return undefined
  if (text === '$NaN') return Number.NaN
  if (text.startsWith('$D')) return date(text.slice(2))
  if (/^\$0(:|$)/.test(text)) return decode(referenced(text, state.root), state, depth + 1)
  throw malformed()
}

function date(text: string): Date {
  const found = new Date(text)
  if (Number.isNaN(found.getTime())) throw malformed()
  return found
}

/** The value at a path such as `$0:0:args:data`. */
function referenced(reference: string, root: unknown): unknown {
  const [, ...keys] = reference.split(':')
  return keys.reduce((value: unknown, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) throw malformed()
    return Reflect.get(value, key)
  }, root)
}

function encode(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? `$${value}` : value
  if (value === undefined) return '$undefined'
  if (typeof value === 'number' && Number.isNaN(value)) return '$NaN'
  if (value instanceof Date) return `$D${value.toISOString()}`
  if (Array.isArray(value)) return value.map(encode)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encode(each)]))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw malformed()
  }
}

function malformed(): Problem {
  const publicMessage = 'We could not read this request. Reload the page and try again.'
  return new Problem({ code: 'MALFORMED_CALL', status: 400, publicMessage })
}
