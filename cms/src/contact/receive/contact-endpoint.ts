import { contactWire } from '@pravesh/shared/contact/wire'
import { invalid, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { submitContactForm } from './submit-contact-form.ts'

/** Receives a visitor's message. (spec 1, 7) */
export const postContact = endpoint({
  ...contactWire.call,
  handle: async ({ payload, req, body, clientAddress }) => {
    const outcome = await submitContactForm({ payload, body: await body(), clientAddress, headers: req.headers })
    if (outcome.ok) {
      const msg = 'Thank you. We have received your message and will call you back soon.'
      return { msg, reference: outcome.reference }
    }
    if (outcome.status === 400) throw invalid(outcome.errors)
    const [error] = outcome.errors
    throw new Problem({
      code: 'NOT_RECEIVED',
      ...error?.because,
      status: outcome.status,
      publicMessage: error?.message ?? 'Try again later.',
      retryAfterSeconds: outcome.retryAfterSeconds,
    })
  },
})
