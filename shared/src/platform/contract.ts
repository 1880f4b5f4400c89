/**
 * The API contract as data: one entry per call, next to the paths and names in `wire.ts`. The OpenAPI document is
 * generated from it. The site imports only its types, so the schemas stay out of the browser bundle.
 */
import * as z from 'zod/mini'
import type { PriorityClass } from './priority.ts'
import { wordedSchema } from './replies/worded-schema.ts'
import type { Reply } from './reply.ts'
import type { WireCall } from './wire-call.ts'

/** An error status of a call: when it occurs, and the schema of any fields beyond `success` and `msg`. */
type Refusal = string | { when: string; also: z.ZodMiniType }
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

/** The request and replies of a call, without what all calls share (500 and invalid bodies). */
export interface CallContract {
  summary: string
  /** Requires a student session, as cookie or bearer token; `staff too` also accepts the admin's cookie. */
  session?: 'student' | 'staff too'
  /** The path parameters. */
  params?: Record<string, { about: string; example: string }>
  /** By wire names, as JSON or form data. */
  body?: z.ZodMiniType
  /** The fields of a multipart form; `file` names the field that carries the file. */
  upload?: { file: string; fields: z.ZodMiniType }
  /** Description of a body whose format the contract does not define. */
  anyBody?: string
  /** The reply with status 200. */
  reply: z.ZodMiniType | { file: string }
  refusals: Partial<Record<RefusalStatus, Refusal>>
  /**
   * The class of its requests under load; by default `uploads` with a file, `students` with a session or a body, else
   * `staff`.
   */
  priority?: PriorityClass
  /** Also served without the `/api` prefix. */
  outsideApi?: boolean
}

export interface FeatureContract {
  name: string
  about: string
  calls: Record<string, { call: WireCall; contract: CallContract }>
  /** Named schemas of the document, e.g. `Book`. */
  models?: Record<string, z.ZodMiniType>
}

/** Pairs each call of a wire table with its contract; the types ensure that none is missing. */
export function contractCalls<Name extends string>(
  calls: Record<Name, WireCall>,
  contracts: Record<Name, CallContract>,
): FeatureContract['calls'] {
  const names = Object.keys(calls) as Name[]
  return Object.fromEntries(names.map((name) => [name, { call: calls[name], contract: contracts[name] }]))
}

/** Schema of a successful reply: `success`, `msg` with its code where pages show it, and the given fields. */
export function reply<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  return z.object({ success: z.literal(true), msg: z.string(), ...z.partial(wordedSchema).shape, ...fields })
}

/** The fields of a reply other than `success` and `msg`. */
export type FieldsOfReply<Schema extends z.ZodMiniType> = Omit<z.infer<Schema>, keyof Reply>

/** Renames the fields of a schema to their wire names. Throws if a field has none. */
export function wireBody(schema: { shape: Record<string, z.ZodMiniType> }, names: Record<string, string>) {
  const fields = Object.entries(names).flatMap(([name, wireName]) => {
    const field = schema.shape[name]
    return field === undefined ? [] : [[wireName, field] as const]
  })
  if (fields.length !== Object.keys(schema.shape).length)
    throw new Error('A field of this body has no name on the wire.')
  return z.object(Object.fromEntries(fields))
}

/** Descriptions of error statuses that many calls share. */
export const ERROR_DESCRIPTIONS = {
  invalid: 'A field is missing or wrong; `errors` names it.',
  noSession: 'No session, or it has ended.',
  tooMany: 'Too many attempts; `Retry-After` says how many seconds to wait.',
  busy: 'Too much work is queued; try again after `Retry-After` seconds.',
} as const
