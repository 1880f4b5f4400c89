import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { documentCalls, documentPageUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { PayloadRequest } from 'payload'
import { staffKey } from '../../foundation/person-key.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import type { ApplicantDocument } from '../../payload-types.ts'
import { may } from '../../staff/index.ts'
import { readStored } from '../../storage/storage.ts'
import { downloadHeaders } from '../../storage/uploads/file-headers.ts'
import { pageNumber, pageResponse } from '../../storage/uploads/pages/page-response.ts'
import { describeStored, storedPage } from '../../storage/uploads/pages/stored-pages.ts'
import { viewPage } from '../../storage/uploads/pages/view-page.ts'
import { recordDocument } from '../opened/record-document.ts'
import { documentName } from './document-folder.ts'
import { findDocument } from './find-documents.ts'
import { maySee } from './may-see.ts'

/** GET /api/file/document/:id/pages */
const pages = endpoint({
  ...documentCalls.pages,
  handle: async ({ payload, req, param }) => {
    const { name } = await staffPdf(req, param('id'))
    return {
      msg: 'Pages found.',
      result: await describeStored({ payload, name, person: staffKey(req.user?.id ?? '') }),
    }
  },
})

/** GET /api/file/document/:id/page/:page */
const page = endpoint({
  ...documentCalls.page,
  handle: async ({ payload, req, param }) => {
    const { name } = await staffPdf(req, param('id'))
    const number = pageNumber(param('page'))
    if (number === 0) throw notFound('page')
    return pageResponse(await storedPage({ payload, name, person: staffKey(req.user?.id ?? ''), page: number }))
  },
})

/** GET /api/file/document/:id/view */
const view = endpoint({
  ...documentCalls.view,
  handle: async ({ payload, req, param }) => {
    const { record, name } = await staffDocument(req, param('id'))
    const title = record.kind ? DOCUMENT_LABELS[record.kind] : record.originalName
    if (!isPdf(record)) return viewPage({ title, pictures: [{ src: documentUrl(record.id) }], original: null })
    const { pages: drawn, lacksFonts } = await describeStored({ payload, name, person: staffKey(req.user?.id ?? '') })
    const pictures = drawn.map(({ page: number, ...size }) => ({ src: documentPageUrl(record.id, number), ...size }))
    const original = may(req.user, 'download originals') ? callAddress(documentCalls.original, { id: record.id }) : null
    return viewPage({ title, pictures, lacksFonts, original })
  },
})

/** GET /api/file/document/:id/original */
const original = endpoint({
  ...documentCalls.original,
  handle: async ({ payload, req, param }) => {
    const { record, name } = await staffPdf(req, param('id'))
    if (!may(req.user, 'download originals')) throw notFound('document')
    const bytes = await readStored(portalOf(payload).storage, name)
    if (bytes === null) throw notFound('document')
    return new Response(new Uint8Array(bytes), { headers: downloadHeaders(record) })
  },
})

export const pagesEndpoints = [pages, page, view, original]

const isPdf = ({ mimeType }: ApplicantDocument) => mimeType === 'application/pdf'

/** A document for staff who may read documents; records that they open it. Throws a Problem (404) for everyone else. */
async function staffDocument(req: PayloadRequest, id: string) {
  const record = await findDocument(req.payload, id)
  if (!record?.filename || !(await maySee(req, record))) throw notFound('document')
  await recordDocument({ req, record, now: new Date() })
  return { record, name: documentName(record.filename) }
}

/** The same for a PDF, because pictures are served as they are stored. */
async function staffPdf(req: PayloadRequest, id: string) {
  const found = await staffDocument(req, id)
  if (!isPdf(found.record)) throw notFound('document')
  return found
}
