import { joinSchema, type OfferPage, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { OFFER_STATUSES } from '@pravesh/shared/allotment/offers/status'
import type { PayloadRequest } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { type ActingStaff, isInside, may, scopeOf, storedPlace, whoMay } from '../../staff/index.ts'
import { findOffer } from '../offers/offer-record.ts'
import { requireProcess } from '../processes/find-process.ts'
import { documentsToCheck } from './documents-to-check.ts'
import { joinOffer } from './join-offer.ts'
import { offerRow } from './offer-row.ts'

const collection = 'seat-offers'
const PAGE = 50

/** POST /api/merit/staff/offer/:id/join: by staff of the college of the seat. */
const join = endpoint({
  ...runCalls.join,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = requireJoining(req)
    const offer = await findOffer(payload, param('id'))
    if (offer === null || !isInside(scopeOf(req.user), storedPlace(offer))) throw notFound('seat')
    const { revision, documents } = await readBody(call, joinSchema)
    await joinOffer({ payload, offer, revision, documents, staff, now: new Date() })
    return { msg: 'The applicant has joined. The application is approved at this college.' }
  },
})

/** GET /api/merit/staff/process/:id/offers: the seats that the member of staff may see. */
const offers = endpoint({
  ...runCalls.offers,
  handle: async ({ payload, req, param, query }) => {
    requireJoining(req)
    const process = await requireProcess(payload, param('id'))
    const status = OFFER_STATUSES.find((each) => each === query.get('status'))
    const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
    const and: Condition<typeof collection>[] = [{ process: { equals: process.id } }, ...limitOf(req)]
    if (status) and.push({ status: { equals: status } })
    const where = { and }
    const [rows, total] = await Promise.all([
      readRows({ payload, collection, where, sort: ['collegeName', 'number'], limit: PAGE, page }),
      countRows({ payload, collection, where }),
    ])
    const documents = await documentsToCheck(payload, rows)
    const result: OfferPage = {
      rows: rows.map((row) => offerRow(row, process, documents.get(row.application) ?? [])),
      ...{ total, pages: Math.ceil(total / PAGE) },
    }
    const filters = JSON.stringify({ process: process.id, ...(status && { status }) })
    const access = { kind: 'list', subject: 'Seats', filters, rows: rows.length } as const
    if (rows.length > 0) await recordAccess({ payload, user: req.user, access, now: new Date() })
    return { msg: 'These are the seats.', result }
  },
})

export const joinEndpoints = [join, offers]

function requireJoining({ user }: Pick<PayloadRequest, 'user'>): ActingStaff {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'decide applications')) {
    const publicMessage = `Only ${whoMay('decide applications')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}

function limitOf({ user }: Pick<PayloadRequest, 'user'>): Condition<typeof collection>[] {
  const scope = scopeOf(user)
  if (scope === null) return []
  const { colleges, courses } = scope
  return [
    ...(colleges.length === 0 ? [] : [{ college: { in: colleges } }]),
    ...(courses.length === 0 ? [] : [{ course: { in: courses } }]),
  ]
}
