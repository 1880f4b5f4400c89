import { documentViewUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { portalOf } from '../../foundation/portal.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { fileHeaders } from '../../storage/uploads/file-headers.ts'
import { openDocument } from './open-document.ts'

/** GET /api/file/document/:id: serves an applicant's file; leads staff to the drawn pages of a PDF. */
export const document = endpoint({
  ...admissionCalls.document,
  handle: async ({ payload, req, param }) => {
    const { record, bytes } = await openDocument({ req, id: param('id'), now: new Date() })
    if (bytes === null)
      return Response.redirect(new URL(documentViewUrl(record.id), portalOf(payload).env.publicUrl), 303)
    const headers = { ...fileHeaders(record), 'content-length': String(bytes.byteLength) }
    return new Response(new Uint8Array(bytes), { headers })
  },
})
