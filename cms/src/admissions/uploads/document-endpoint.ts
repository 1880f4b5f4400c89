import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { endpoint } from '../../platform/api/endpoint.ts'
import { fileHeaders } from '../../platform/uploads/file-headers.ts'
import { openDocument } from './open-document.ts'

/** GET /api/file/document/:id: serves an applicant's file. */
export const document = endpoint({
  ...admissionCalls.document,
  handle: async ({ req, param }) => {
    const { record, bytes } = await openDocument({ req, id: param('id'), now: new Date() })
    const headers = { ...fileHeaders(record), 'content-length': String(bytes.byteLength) }
    return new Response(new Uint8Array(bytes), { headers })
  },
})
