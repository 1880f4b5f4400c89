/**
 * The contract as data: one entry for each call, beside the paths and names in `wire.ts`. The OpenAPI document is generated
 * from it. The site imports its types only, so that the schemas stay out of the browser.
 */
import * as z from 'zod/mini'
import type { Reply } from './reply.ts'
import type { WireCall } from './wire-call.ts'

/** A status that refuses a call: when it happens, and the schema of what comes beside `success` and `msg`, if anything. */
type Refusal = string | { when: string; also: z.ZodMiniType }
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503

/** What a call takes and answers. What every call has in common (500, and the refusals of any body) is left out. */
export interface CallContract {
  summary: string
  /** Needs the session of a student, as cookie or bearer token; `staff too` accepts the cookie of the admin as well. */
  session?: 'student' | 'staff too'
  /** What stands for each name of the path, with an example. */
  params?: Record<string, { about: string; example: string }>
  /** By the wire's names, as JSON or as a form. */
  body?: z.ZodMiniType
  /** The fields of a multipart form; `file` is the name of the one that carries a file. */
  upload?: { file: string; fields: z.ZodMiniType }
  /** A body whose form the contract does not decide. */
  anyBody?: string
  /** The reply of a call that worked (200). */
  reply: z.ZodMiniType | { file: string }
  refusals: Partial<Record<RefusalStatus, Refusal>>
  /** Answered without `/api` as well. */
  outsideApi?: boolean
}

/** A feature's part of the contract. */
export interface FeatureContract {
  name: string
  about: string
  calls: Record<string, { call: WireCall; contract: CallContract }>
  /** Schemas that the document names, e.g. `Book`. */
  models?: Record<string, z.ZodMiniType>
}

/** Puts each call of a table beside its entry; the types see to it that none is missing. */
export function contractCalls<Name extends string>(
  calls: Record<Name, WireCall>,
  contracts: Record<Name, CallContract>,
): FeatureContract['calls'] {
  const names = Object.keys(calls) as Name[]
  return Object.fromEntries(names.map((name) => [name, { call: calls[name], contract: contracts[name] }]))
}

/** The reply of a call that worked: `success`, `msg` and the fields beside them. */
export function reply<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  return z.object({ success: z.literal(true), msg: z.string(), ...fields })
}

/** What a reply has beside `success` and `msg`. */
export type FieldsOfReply<Schema extends z.ZodMiniType> = Omit<z.infer<Schema>, keyof Reply>

/** The body of a call out of the schema of our names and the table of the wire's. */
export function wireBody(schema: { shape: Record<string, z.ZodMiniType> }, names: Record<string, string>) {
  const fields = Object.entries(names).flatMap(([ours, theirs]) => {
    const field = schema.shape[ours]
    return field === undefined ? [] : [[theirs, field] as const]
  })
  if (fields.length !== Object.keys(schema.shape).length)
    throw new Error('A field of this body has no name on the wire.')
  return z.object(Object.fromEntries(fields))
}

/** When the refusals that many calls share happen. */
export const WHEN = {
  invalid: 'A field is missing or wrong; `errors` names it.',
  noSession: 'No session, or it has ended.',
  tooMany: 'Too many tries; `Retry-After` says how many seconds to wait.',
  busy: 'Too much work is queued; try again after `Retry-After` seconds.',
} as const
