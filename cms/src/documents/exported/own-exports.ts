import { Readable } from 'node:stream'
import { exportCalls } from '@pravesh/shared/documents/export-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { CONTENT_TYPES, isExportFormat } from '../../admin-kit/export/export-file.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import type { ExportFile } from '../../payload-types.ts'
import { rightsOf } from '../../staff/index.ts'
import { exportName } from './make-export.ts'
import { outdatedText } from './outdated-text.ts'

/** Of one person; older ones have been deleted. */
const MAX_LISTED = 50

/** The exports that a member of staff asked for, newest first. */
export function ownExports(payload: Payload, staffId: string) {
  return readRows({
    payload,
    collection: 'export-files',
    where: { staffId: { equals: staffId } },
    sort: '-requestedAt',
    limit: MAX_LISTED,
  })
}

/** Why a person's file is closed; null if it is open. */
export function whyClosed(file: ExportFile, user: Parameters<typeof rightsOf>[0]): string | null {
  return outdatedText(file, rightsOf(user))
}

/** `GET /api/exported/:id`: one's own file. Another person's is answered like one that does not exist. */
export const downloadExport = endpoint({
  ...exportCalls.download,
  handle: async ({ payload, req, param }) => {
    const { user } = req
    if (user?.collection !== 'staff') {
      throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
    }
    await portalOf(payload).requireProven(req)
    const id = param('id')
    const where = { and: [{ id: { equals: id } }, { staffId: { equals: String(user.id) } }] }
    const file = isRecordIdIn(payload, id) ? await readRow({ payload, collection: 'export-files', where }) : null
    if (file?.state !== 'ready' || !isExportFormat(file.format)) throw notFound('export')
    // The file has what the person was allowed to read then.
    const why = whyClosed(file, user)
    if (why !== null) throw new Problem({ code: 'OUTDATED', status: 409, publicMessage: why })
    const stored = await portalOf(payload).storage.open(exportName(file))
    if (stored === null) throw notFound('export')
    const name = `${file.export}-${dayInIndia(new Date(file.requestedAt))}.${file.format}`
    return new Response(Readable.toWeb(stored.stream) as ReadableStream, {
      headers: {
        'Content-Type': CONTENT_TYPES[file.format],
        'Content-Length': String(stored.bytes),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})
