import { DOCUMENT_TITLES, type DocumentName } from '@pravesh/shared/documents/kinds'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { studentKey } from '../../foundation/person-key.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { IssuedDocument, Receipt } from '../../payload-types.ts'
import { forgetPayer } from '../../payments/index.ts'
import { latestOf } from '../../portal/latest-of.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { printedName } from '../files/stored-name.ts'

/**
 * Export and erasure of a student's documents. Receipts and bills stay whole, because accounting records must be retained; other
 * issued documents lose the name and stay as a number that verifies as withdrawn.
 */
export const documentsData: PersonalData = {
  section: 'documents',
  async exportData({ payload, studentId }) {
    const options = { payload, where: of(studentId), sort: 'issuedAt' } as const
    const receipts = await readRows({ ...options, collection: 'receipts' })
    const issued = await readRows({ ...options, collection: 'issued-documents' })
    return { receipts: receipts.map(exportedReceipt), printed: issued.map(exportedDocument) }
  },
  retentionReason: () => Promise.resolve(null),
  async find({ payload, studentId }) {
    const receipts = await readRows({ payload, collection: 'receipts', where: of(studentId) })
    const printed: Condition<'issued-documents'> = { and: [of(studentId), { kind: { not_in: ACCOUNTING } }] }
    return [
      { kind: 'receipts', count: receipts.length, latestAt: latestOf(receipts.map(({ issuedAt }) => issuedAt)) },
      { kind: 'printed', count: await countRows({ payload, collection: 'issued-documents', where: printed }) },
    ]
  },
  async eraseInPart({ keepsAccount, ...of }) {
    if (keepsAccount) await eraseFiles(of.payload, of.studentId)
    else await documentsData.erase(of)
  },
  async erase({ payload, studentId }) {
    await eraseFiles(payload, studentId)
    await forgetPayer(payload, studentId)
    await changeAll({
      payload,
      collection: 'issued-documents',
      where: { and: [of(studentId), { kind: { not_in: ACCOUNTING } }] },
      data: { studentName: '' },
    })
  },
}

/** Documents that stay whole. */
const ACCOUNTING: DocumentName[] = ['receipt', 'bill']

const of = (studentId: string) => ({ studentId: { equals: studentId } })

/** Files that have not been deleted after the download. Their hashes stay. */
async function eraseFiles(payload: Payload, studentId: string): Promise<void> {
  const where = {
    and: [{ viewer: { equals: studentKey(studentId) } }, { filename: { exists: true } }],
  } satisfies Condition<'document-files'>
  for (const { filename } of await readRows({ payload, collection: 'document-files', where })) {
    if (filename) await portalOf(payload).storage.delete(printedName(filename))
  }
  await changeAll({ payload, collection: 'document-files', where, data: { filename: null, dueAt: null } })
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
