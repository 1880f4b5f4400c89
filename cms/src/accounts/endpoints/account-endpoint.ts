import type { Endpoint } from 'payload'
import type * as z from 'zod/mini'
import { type Call, endpoint } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { invalid, Problem } from '../../platform/problem.ts'
import { trustedOrigins } from '../../platform/trusted-origins.ts'
import { renameFromWire, wireErrors } from '../../platform/wire-body.ts'
import { isForeign } from '../sessions/from-our-pages.ts'

type EndpointOptions = Parameters<typeof endpoint>[0]

/** The largest body of an account call: a few short fields. */
const BODY_LIMIT = 8 * 1024

/** Makes an endpoint of accounts: pages of other sites may not change anything, not even log somebody in. */
export function accountEndpoint({ handle, ...options }: EndpointOptions): Endpoint {
  return endpoint({
    bodyLimit: BODY_LIMIT,
    ...options,
    handle: (call) => {
      if (options.method === 'post' && isForeign(call.req.headers, trustedOrigins(env()))) throw foreign()
      return handle(call)
    },
  })
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

function foreign(): Problem {
  const publicMessage = 'This was sent from another site. Please open the portal itself and try again.'
  return new Problem({ code: 'FOREIGN_ORIGIN', status: 403, publicMessage })
}
