import { fieldError } from '@pravesh/shared/platform/field-error'
import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { portalOf } from '../../foundation/portal.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { clientAddress } from '../../http/api/client-address.ts'
import { readData } from '../sessions/read-data.ts'

interface StaffCall<Schema extends z.ZodMiniType> {
  req: PayloadRequest
  sent: z.infer<Schema>
  clientAddress: string
}

interface EndpointOptions<Schema extends z.ZodMiniType> {
  path: string
  schema: Schema
  /** Whether errors name their field. Payload's sign-in form cannot be resubmitted after one that does. */
  namesFields?: boolean
  handle: (call: StaffCall<Schema>) => Promise<Response>
}

/**
 * An endpoint that replaces one of Payload's own. Problems are returned in the shape that the admin's forms read, and
 * logged as a warning without the request body.
 */
export function staffEndpoint<Schema extends z.ZodMiniType>({
  path,
  schema,
  namesFields = false,
  handle,
}: EndpointOptions<Schema>): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      try {
        const sent = schema.safeParse(await readData(req))
        if (!sent.success)
          throw invalid(sent.error.issues.map((issue) => fieldError(String(issue.path[0] ?? ''), issue)))
        return await handle({ req, sent: sent.data, clientAddress: addressOf(req) })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const requestId = req.headers.get('x-request-id')
        req.payload.logger.warn({
          msg: 'A staff sign-in request was rejected.',
          call: path,
          code: error.code,
          requestId,
        })
        return refusal(error, namesFields)
      }
    },
  }
}

/** The address of the client that makes a request. */
export function addressOf({ headers, payload }: PayloadRequest): string {
  return clientAddress(headers, portalOf(payload).env.trustedProxies)
}

function refusal(
  { status, publicMessage: message, errors, retryAfterSeconds }: Problem,
  namesFields: boolean,
): Response {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds)
  const fields = errors?.map(({ field, message }) => ({ path: field, message }))
  const data = namesFields && fields ? { data: { errors: fields } } : {}
  return Response.json({ errors: [{ message, ...data }] }, { status, headers })
}
