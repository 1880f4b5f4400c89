import { typedCode } from '@pravesh/shared/documents/document-code'
import type { DocumentName, DocumentState } from '@pravesh/shared/documents/kinds'
import { maskName } from '@pravesh/shared/documents/mask-name'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { IssuedDocument } from '../../payload-types.ts'
import { verifyToken } from './sign-token.ts'

/** What proves a document: the token of its QR code, its printed code, or the SHA-256 of its file. */
export type Evidence = { token: string } | { code: string } | { sha256: string }

/** What everyone may know about a genuine document. */
export interface VerifiedDocument {
  kind: DocumentName
  number: string
  day: string
  amountPaise: number | null
  /** Masked. */
  name: string
  state: DocumentState
  /** The number of the document that replaced it, if that has another number. */
  replacedBy: string | null
}

/** Verifies a document; null, without a reason, when it was not issued or was changed. */
export async function verifyDocument(payload: Payload, evidence: Evidence): Promise<VerifiedDocument | null> {
  const issued = await findIssued(payload, evidence)
  if (issued === null) return null
  const { kind, number, subjectId, studentName, amountPaise = null } = issued
  const day = dayInIndia(new Date(issued.issuedAt))
  const { stateOf, replacementOf } = portalOf(payload).documentKinds[kind]
  const state = issued.replacedAt ? 'replaced' : await stateOf({ payload, subjectId, number })
  const replacedBy = state === 'replaced' ? ((await replacementOf?.({ payload, subjectId, number })) ?? null) : null
  return { kind, number, day, amountPaise, name: maskName(studentName), state, replacedBy }
}

async function findIssued(payload: Payload, evidence: Evidence): Promise<IssuedDocument | null> {
  if ('sha256' in evidence) return findByHash(payload, evidence.sha256)
  if ('code' in evidence) return findByCode(payload, typedCode(evidence.code))
  const facts = verifyToken(evidence.token, portalOf(payload).env.documentKeys)
  const issued = facts && (await findByCode(payload, facts.code))
  // The signature covers these, so they differ only if the key was used elsewhere.
  return issued && issued.kind === facts.kind && issued.number === facts.number ? issued : null
}

async function findByCode(payload: Payload, code: string | null): Promise<IssuedDocument | null> {
  if (code === null) return null
  return readRow({ payload, collection: 'issued-documents', where: { code: { equals: code } } })
}

async function findByHash(payload: Payload, sha256: string): Promise<IssuedDocument | null> {
  const where = { sha256: { equals: sha256 } }
  const file = await readRow({ payload, collection: 'document-files', where })
  if (!file || !isRecordIdIn(payload, file.document)) return null
  return readRow({ payload, collection: 'issued-documents', where: { id: { equals: file.document } } })
}
