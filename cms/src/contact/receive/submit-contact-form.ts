import { contactMessageSchema } from '@pravesh/shared/contact/contact-message'
import { contactWire } from '@pravesh/shared/contact/wire'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import { studentOf } from '../../accounts/index.ts'
import { outageIn } from '../../foundation/outages/outage.ts'
import { unavailable } from '../../foundation/outages/unavailable.ts'
import { Problem } from '../../foundation/problem.ts'
import { renameFromWire, wireErrors } from '../../http/api/wire-body.ts'
import { newReference } from '../requests/store-request.ts'
import { receiveMessage } from './receive-message.ts'

interface SubmitOptions {
  payload: Payload
  /** The submitted fields, by their wire names. */
  body: Record<string, unknown>
  clientAddress: string
  /** Of the request: a signed-in student finds the message in the student area. */
  headers: Headers
  now?: Date
}

/** `values` and `errors` use the wire's names, so that the form can be rendered again with what was entered. */
export type ContactOutcome =
  | { ok: true; reference: string }
  | {
      ok: false
      status: 400 | 429 | 503
      values: Record<string, string>
      /** An empty field name refers to the whole form. */
      errors: FieldError[]
      retryAfterSeconds?: number
    }

/** Handles a submission from a script or a plain form. Reports success to bots that fill in the honeypot. */
export async function submitContactForm(options: SubmitOptions): Promise<ContactOutcome> {
  const { payload, body, clientAddress, headers, now = new Date() } = options
  const trapped = body[contactWire.honeypot]
  if (trapped !== undefined && trapped !== '') return { ok: true, reference: newReference() }
  const parsed = contactMessageSchema.safeParse(renameFromWire(body, contactWire.fields))
  const values = typedValues(body)
  if (!parsed.success) return { ok: false, status: 400, values, errors: wireErrors(parsed.error, contactWire.fields) }
  try {
    const signedIn = await studentOf({ payload, headers, changes: true, now })
    const studentId = signedIn?.student.id ?? null
    const { reference } = await receiveMessage({ payload, message: parsed.data, studentId, clientAddress, now })
    return { ok: true, reference: reference ?? '' }
  } catch (error) {
    const outage = outageIn(error)
    const problem = outage === null ? error : unavailable(outage, error)
    if (!(problem instanceof Problem)) throw error
    const { status, code, values: worded, publicMessage, retryAfterSeconds } = problem
    if (status !== 429 && status !== 503) throw error
    return {
      ok: false,
      status,
      values,
      errors: [
        {
          field: '',
          code: CODES[status],
          message: publicMessage,
          because: { code, ...(worded && { values: worded }) },
        },
      ],
      retryAfterSeconds,
    }
  }
}

const CODES = { 429: 'tooMany', 503: 'unavailable' } as const

function typedValues(body: Record<string, unknown>): Record<string, string> {
  const names = Object.values(contactWire.fields)
  return Object.fromEntries(names.map((name) => [name, typeof body[name] === 'string' ? body[name] : '']))
}
