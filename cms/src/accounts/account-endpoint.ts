import type { Endpoint } from 'payload'
import type * as z from 'zod/mini'
import { invalid } from '../foundation/problem.ts'
import { type Call, endpoint } from '../http/api/endpoint.ts'
import { renameFromWire, wireErrors } from '../http/api/wire-body.ts'

type EndpointOptions = Parameters<typeof endpoint>[0]

/** Maximum body size of an account call, in bytes. */
const BODY_LIMIT = 8 * 1024

/** An `endpoint` with the small body limit of account calls. */
export function accountEndpoint(options: EndpointOptions): Endpoint {
  return endpoint({ bodyLimit: BODY_LIMIT, ...options })
}

interface Fields<Schema extends z.ZodMiniType> {
  schema: Schema
  /** Maps our field names to the wire's. */
  names: Record<string, string>
}

/** Reads and validates the fields of a call. Throws a Problem (400) whose errors use the wire's field names. */
export async function readFields<Schema extends z.ZodMiniType>(
  call: Call,
  { schema, names }: Fields<Schema>,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(renameFromWire(await call.body(), names))
  if (parsed.success) return parsed.data
  throw invalid(wireErrors(parsed.error, names))
}
