import { exportCalls } from '@pravesh/shared/documents/export-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Endpoint, Payload, PayloadRequest, TypedUser } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { completeExport, recordExport } from '../../http/access-records/record-access.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import type { CsvExport } from './define-export.ts'
import { CONTENT_TYPES } from './export-file.ts'

/** An export with more rows is made in the background, if the caller allows it: a browser would wait for it for a minute. */
const LARGE = 5000
/** The page with one's own exports. (documents/exported) */
const OWN_EXPORTS = '/admin/exports'
const SEE_OTHER = 303

interface LaterExport {
  payload: Payload
  staffId: string
  name: string
  /** As in the address. */
  query: string
  format: string
  /** The record of who exported what. */
  accessId: string | null
  now: Date
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Requires a recent proof that the owner of a session is there. Throws a Problem: 401, 403. */
    requireProven: (req: Pick<PayloadRequest, 'payload' | 'user'>) => Promise<void>
    /** Stores an export that is to be made in the background. */
    makeExportLater: (options: LaterExport) => Promise<void>
  }
}

const HOUR = 60 * 60_000
const limits = namedLimits({
  'exports/staff': { limit: 60, windowMs: HOUR, message: 'You have exported many files. Try again in an hour.' },
})

/** The call that downloads an export. With `later=1`, a large one is made in the background, and the answer leads to its page. */
export function exportEndpoint(exported: CsvExport): Endpoint {
  const { name, requireReader, prepare } = exported
  return endpoint({
    method: 'get',
    path: `/exports/${name}`,
    handle: async ({ payload, req, query }) => {
      const now = new Date()
      const user = requireStaffUser(req)
      await requireReader({ payload, req })
      await portalOf(payload).requireProven(req)
      await limits.consume({ payload, name: 'exports/staff', subject: String(user.id), now })
      const { filters, columns, format, count, stream } = await prepare({ payload, req, user, query, now })
      const reason = readReason(query.get('reason'))
      const access = { kind: 'export', subject: name, filters, columns, format, ...reason } as const
      const recordId = await recordExport({ payload, user, access, now })
      if (query.get('later') === '1' && (await count()) > LARGE) {
        const later = { payload, staffId: String(user.id), name, query: String(query), format, accessId: recordId, now }
        await portalOf(payload).makeExportLater(later)
        return new Response(null, {
          status: SEE_OTHER,
          headers: { Location: OWN_EXPORTS, 'Cache-Control': 'no-store' },
        })
      }
      const bytes = stream(async (rows) => {
        if (recordId !== null) await completeExport({ payload, id: recordId, rows })
      })
      return new Response(bytes, {
        headers: {
          'Content-Type': CONTENT_TYPES[format],
          'Content-Disposition': `attachment; filename="${name}-${dayInIndia(now)}.${format}"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  })
}

/** The columns of an export, for staff who may read it. */
export function columnsEndpoint(exports: readonly CsvExport[]): Endpoint {
  return endpoint({
    ...exportCalls.columns,
    handle: async ({ payload, req, param }) => {
      const user = requireStaffUser(req)
      const found = exports.find(({ name }) => name === param('id'))
      if (!found) throw notFound('export')
      await found.requireReader({ payload, req })
      return { msg: 'Columns found.', result: { columns: found.columnsFor(user), formats: found.formats } }
    },
  })
}

const MAX_REASON = 500

function readReason(given: string | null): { reason?: string } {
  const reason = given?.trim().slice(0, MAX_REASON) ?? ''
  return reason === '' ? {} : { reason }
}

/** The member of staff who makes the request. Throws a Problem (401) without one. */
function requireStaffUser({ user, payload }: PayloadRequest): TypedUser {
  if (user && user.collection === payload.config.admin.user) return user
  throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
}
