import { randomBytes } from 'node:crypto'
import { DOCUMENT_CODE_LENGTH, documentCode } from '@pravesh/shared/documents/document-code'
import type { DocumentName } from '@pravesh/shared/documents/kinds'
import type { Payload } from 'payload'
import type { IssuedDocument } from '../../payload-types.ts'
import { insertIfAbsent } from '../../platform/database/insert-if-absent.ts'
import type { GatheredDocument } from '../document-kind.ts'

const collection = 'issued-documents'

interface IssueOptions {
  payload: Payload
  kind: DocumentName
  gathered: GatheredDocument
  now: Date
}

/** The record that confirms a document, written when it is first made; marks earlier revisions as replaced. */
export async function issueDocument({ payload, kind, gathered, now }: IssueOptions): Promise<IssuedDocument> {
  const { subjectId, revision, studentId, studentName, number, issuedAt, amountPaise } = gathered
  const key = `${kind}/${subjectId}/${revision}`
  const find = () => payload.db.findOne<IssuedDocument>({ collection, where: { key: { equals: key } } })
  let issued = await find()
  if (issued === null) {
    const code = documentCode(randomBytes(DOCUMENT_CODE_LENGTH))
    const facts = { subjectId, studentId, studentName, number, issuedAt: issuedAt.toISOString(), amountPaise }
    await insertIfAbsent({ payload, collection, data: { ...facts, key, code, kind } })
    issued = await find()
    if (issued === null) throw new Error('A document that was just issued does not exist.')
  }
  await replaceEarlier({ payload, issued, now })
  return issued
}

/** Repeated with every file, so that a process that died in between leaves no revision that seems valid. */
async function replaceEarlier({ payload, issued, now }: { payload: Payload; issued: IssuedDocument; now: Date }) {
  const { kind, subjectId, key, createdAt } = issued
  await payload.db.updateMany({
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
