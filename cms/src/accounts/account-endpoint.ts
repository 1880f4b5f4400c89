import type { Endpoint } from 'payload'
import type * as z from 'zod/mini'
import { type Call, endpoint } from '../platform/api/endpoint.ts'
import { renameFromWire, wireErrors } from '../platform/api/wire-body.ts'
import { invalid } from '../platform/problem.ts'

type EndpointOptions = Parameters<typeof endpoint>[0]

/** The largest body of an account call: a few short fields. */
const BODY_LIMIT = 8 * 1024

/** Makes an endpoint of accounts, which takes small bodies only. */
export function accountEndpoint(options: EndpointOptions): Endpoint {
  return endpoint({ bodyLimit: BODY_LIMIT, ...options })
}

interface Fields<Schema extends z.ZodMiniType> {
  schema: Schema
  /** Our name of each field → the wire's. */
  names: Record<string, string>
}

/** The fields of a call, checked and by our names; throws a Problem (400) that names each wrong one by the wire's. */
export async function readFields<Schema extends z.ZodMiniType>(
  call: Call,
  { schema, names }: Fields<Schema>,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(renameFromWire(await call.body(), names))
  if (parsed.success) return parsed.data
  throw invalid(wireErrors(parsed.error, names))
}
