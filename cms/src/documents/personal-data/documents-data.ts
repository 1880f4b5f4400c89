import { DOCUMENT_TITLES, type DocumentName } from '@pravesh/shared/documents/kinds'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload, Where } from 'payload'
import type { DocumentFile, IssuedDocument, Receipt } from '../../payload-types.ts'
import { studentKey } from '../../platform/person-key.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { portalStorage } from '../../platform/storage/storage.ts'
import { printedName } from '../files/stored-name.ts'

/**
 * Export and erasure of a student's documents. Receipts and bills stay whole, because accounting records must be retained; other
 * issued documents lose the name and stay as a number that verifies as withdrawn.
 */
export const documentsData: PersonalData = {
  section: 'documents',
  messageTemplates: [],
  async exportData({ payload, studentId }) {
    const options = { where: of(studentId), sort: 'issuedAt', limit: 0, pagination: false } as const
    const receipts = await payload.db.find<Receipt>({ collection: 'receipts', ...options })
    const issued = await payload.db.find<IssuedDocument>({ collection: 'issued-documents', ...options })
    return { receipts: receipts.docs.map(exportedReceipt), printed: issued.docs.map(exportedDocument) }
  },
  retentionReason: () => Promise.resolve(null),
  async erase({ payload, studentId }) {
    await eraseFiles(payload, studentId)
    await payload.db.updateMany({
      collection: 'issued-documents',
      where: { and: [of(studentId), { kind: { not_in: ACCOUNTING } }] },
      data: { studentName: '' },
    })
  },
}

/** Documents that stay whole. */
const ACCOUNTING: DocumentName[] = ['receipt', 'bill']

const of = (studentId: string): Where => ({ studentId: { equals: studentId } })

/** Files that have not been deleted after the download. Their hashes stay. */
async function eraseFiles(payload: Payload, studentId: string): Promise<void> {
  const where: Where = { and: [{ viewer: { equals: studentKey(studentId) } }, { filename: { exists: true } }] }
  const options = { collection: 'document-files', where, limit: 0, pagination: false } as const
  for (const { filename } of (await payload.db.find<DocumentFile>(options)).docs) {
    if (filename) await portalStorage.of(payload).delete(printedName(filename))
  }
  await payload.db.updateMany({ collection: 'document-files', where, data: { filename: null, dueAt: null } })
}

function exportedReceipt(receipt: Receipt) {
  return {
    number: receipt.number,
    date: dayInIndia(new Date(receipt.issuedAt)),
    receivedFrom: receipt.studentName ?? '',
    for: receipt.description,
    amount: formatPaise(receipt.amountPaise),
    tax: receipt.taxNote,
    transactionId: receipt.transactionId,
    replacedBy: receipt.replacedBy ?? null,
  }
}

function exportedDocument({ kind, number, studentName, issuedAt, replacedAt }: IssuedDocument) {
  return {
    document: DOCUMENT_TITLES[kind],
    number,
    name: studentName,
    issuedOn: dayInIndia(new Date(issuedAt)),
    replacedOn: replacedAt ? dayInIndia(new Date(replacedAt)) : null,
  }
}
