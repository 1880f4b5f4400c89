import { randomBytes } from 'node:crypto'
import { DOCUMENT_CODE_LENGTH, documentCode } from '@pravesh/shared/documents/document-code'
import type { DocumentName } from '@pravesh/shared/documents/kinds'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { IssuedDocument } from '../../payload-types.ts'
import type { GatheredDocument } from '../document-kind.ts'

const collection = 'issued-documents'

interface FindOptions {
  payload: Payload
  kind: DocumentName
  gathered: GatheredDocument
}

type NewIssue = Omit<IssuedDocument, 'id' | 'createdAt' | 'updatedAt'>

/** The record of a document, stored or not. */
export type IssueDraft = IssuedDocument | NewIssue

/** The record that confirms a document; a draft with a new code when it has not been issued. */
export async function draftIssue({ payload, kind, gathered }: FindOptions): Promise<IssueDraft> {
  const { subjectId, revision, studentId, studentName, number, issuedAt, amountPaise } = gathered
  const key = `${kind}/${subjectId}/${revision}`
  const existing = await findIssued(payload, key)
  if (existing) return existing
  const code = documentCode(randomBytes(DOCUMENT_CODE_LENGTH))
  return { key, code, kind, subjectId, studentId, studentName, number, issuedAt: issuedAt.toISOString(), amountPaise }
}

interface IssueOptions {
  payload: Payload
  draft: IssueDraft
  now: Date
}

/**
 * Stores a draft and marks earlier revisions as replaced. When another request has issued the document since, the
 * result is its record, with another code.
 */
export async function issueDocument({ payload, draft, now }: IssueOptions): Promise<IssuedDocument> {
  const issued = 'id' in draft ? draft : await storeIssue(payload, draft)
  await replaceEarlier({ payload, issued, now })
  return issued
}

async function storeIssue(payload: Payload, data: NewIssue): Promise<IssuedDocument> {
  await insertIfAbsent({ payload, collection, data: { ...data } })
  const issued = await findIssued(payload, data.key)
  if (issued === null) throw new Error('A document that was just issued does not exist.')
  return issued
}

function findIssued(payload: Payload, key: string): Promise<IssuedDocument | null> {
  return readRow({ payload, collection, where: { key: { equals: key } } })
}

/** Repeated with every file, so that a process that died in between leaves no revision that seems valid. */
async function replaceEarlier({ payload, issued, now }: { payload: Payload; issued: IssuedDocument; now: Date }) {
  const { kind, subjectId, key, createdAt } = issued
  await changeAll({
    payload,
    collection,
    where: {
      and: [
        { kind: { equals: kind } },
        { subjectId: { equals: subjectId } },
        { key: { not_equals: key } },
        { createdAt: { less_than: createdAt } },
        { replacedAt: { exists: false } },
      ],
    },
    data: { replacedAt: now.toISOString() },
  })
}
