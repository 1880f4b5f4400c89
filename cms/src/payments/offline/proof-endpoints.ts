import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { PayloadRequest } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { staffKey } from '../../foundation/person-key.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import type { PaymentProof } from '../../payload-types.ts'
import { isInScope, may, scopeOf } from '../../staff/index.ts'
import { readStored } from '../../storage/storage.ts'
import { storedName } from '../../storage/upload-names.ts'
import { downloadHeaders, fileHeaders } from '../../storage/uploads/file-headers.ts'
import { pageNumber, pageResponse } from '../../storage/uploads/pages/page-response.ts'
import { describeStored, storedPage } from '../../storage/uploads/pages/stored-pages.ts'
import { viewPage } from '../../storage/uploads/pages/view-page.ts'
import { requireReader } from '../staff-member.ts'
import { type ProofOwner, proofOwner } from './proof-owner.ts'
import { PROOF_FOLDER } from './store-proof.ts'

/** GET /api/payment/staff/proof/:id */
const proof = endpoint({
  ...offlineCalls.proof,
  handle: async ({ payload, req, param }) => {
    const { record, name } = await findProof(req, param('id'))
    const { id, originalName: title } = record
    const address = (page: number) => callAddress(offlineCalls.proofPage, { id, page: String(page) })
    if (!isPdf(record)) return viewPage({ title, pictures: [{ src: address(1) }], original: null })
    const { pages, lacksFonts } = await describeStored({ payload, name, person: staffKey(req.user?.id ?? '') })
    const pictures = pages.map(({ page, ...size }) => ({ src: address(page), ...size }))
    const original = may(req.user, 'download originals') ? callAddress(offlineCalls.originalProof, { id }) : null
    return viewPage({ title, pictures, lacksFonts, original })
  },
})

/** GET /api/payment/staff/proof/:id/page/:page */
const proofPage = endpoint({
  ...offlineCalls.proofPage,
  handle: async ({ payload, req, param }) => {
    const { record, name } = await findProof(req, param('id'))
    const page = pageNumber(param('page'))
    if (page === 0) throw notFound('page')
    if (isPdf(record))
      return pageResponse(await storedPage({ payload, name, person: staffKey(req.user?.id ?? ''), page }))
    return fileResponse(req, { name, headers: fileHeaders(record) })
  },
})

/** GET /api/payment/staff/proof/:id/original */
const originalProof = endpoint({
  ...offlineCalls.originalProof,
  handle: async ({ req, param }) => {
    const { record, name } = await findProof(req, param('id'))
    if (!may(req.user, 'download originals')) throw notFound('proof')
    return fileResponse(req, { name, headers: downloadHeaders(record) })
  },
})

export const proofEndpoints = [proof, proofPage, originalProof]

const isPdf = ({ mimeType }: PaymentProof) => mimeType === 'application/pdf'

/** A file for staff who may read what it belongs to; records that they open it. Throws a Problem: 401, 403 or 404. */
async function findProof(req: PayloadRequest, id: string): Promise<{ record: PaymentProof; name: string }> {
  requireReader(req, 'payment-proofs')
  const where = { id: { equals: id } }
  const record = isRecordId(id) ? await readRow({ payload: req.payload, collection: 'payment-proofs', where }) : null
  const owner = record && (await proofOwner(req.payload, id))
  if (!record?.filename || !(await mayOpen(req, owner))) throw notFound('proof')
  await recordProof(req, { id, owner })
  return { record, name: storedName(PROOF_FOLDER, record.filename) }
}

async function recordProof(
  { payload, user }: PayloadRequest,
  { id: subjectId, owner }: { id: string; owner: ProofOwner | null },
): Promise<void> {
  const subject = owner?.collection === 'money-approvals' ? 'Document of a concession' : 'Proof of payment'
  const access = { kind: 'document', subject, subjectId, studentId: owner?.studentId ?? null } as const
  await recordAccess({ payload, user, access, now: new Date() })
}

/** A file belongs where its offline payment or request belongs. */
async function mayOpen(req: PayloadRequest, owner: ProofOwner | null): Promise<boolean> {
  if (owner) requireReader(req, owner.collection)
  if (scopeOf(req.user) === null) return true
  return owner !== null && (await isInScope({ payload: req.payload, user: req.user, ...owner }))
}

async function fileResponse({ payload }: PayloadRequest, file: { name: string; headers: Record<string, string> }) {
  const bytes = await readStored(portalOf(payload).storage, file.name)
  if (bytes === null) throw notFound('proof')
  return new Response(new Uint8Array(bytes), { headers: file.headers })
}
