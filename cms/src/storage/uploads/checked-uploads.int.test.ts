/** @sqlite-only checks before a write; content/collections/records.int.test.ts stores pictures on both databases */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { aPdf, aPhoto } from '../../../test/builders/documents.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storeDocument } from '../../admissions/uploads/store-document.ts'
import { portalOf } from '../../foundation/portal.ts'
import { storeProof } from '../../payments/offline/store-proof.ts'
import { readTable } from '../../shop/import/file/read-table.ts'
import { CheckPool } from './checks/check-pool.ts'
import { stopFileChecks } from './checks/feature.ts'
import type { OperationName } from './checks/operations.ts'

const portal = startTestPortal()
const pool = new CheckPool()
const run = vi.spyOn(pool, 'run')
beforeEach(() => {
  portalOf(portal.payload).checkPool = pool
  run.mockClear()
})
afterAll(() => stopFileChecks(portal.payload))

const aDocument = (kind: 'photo' | 'degreeResult', name: string, bytes: Buffer) =>
  storeDocument({ payload: portal.payload, studentId: randomUUID(), sent: { name, bytes, kind }, now: new Date() })
const aProof = (name: string, bytes: Buffer) =>
  storeProof({ payload: portal.payload, person: 'staff:clerk', proof: { name, bytes } })

it.each<[file: string, check: OperationName, upload: () => Promise<unknown>]>([
  ['a photo of an applicant', 'cleanPicture', async () => aDocument('photo', 'a.jpg', await aPhoto())],
  ['a PDF of an applicant', 'checkPdf', () => aDocument('degreeResult', 'a.pdf', aPdf())],
  ['a photo of a challan', 'cleanPicture', async () => aProof('a.jpg', await aPhoto())],
  ['a PDF of a challan', 'checkPdf', () => aProof('a.pdf', aPdf())],
  ['a picture of the site', 'sitePicture', () => aPicture(portal.payload)],
  [
    'a table of books',
    'parseCsv',
    () => readTable({ payload: portal.payload, person: 'staff:clerk', bytes: Buffer.from('Name,Price\nA,1\n') }),
  ],
])('%s is read in a process of its own, by %s', async (_, check, upload) => {
  await upload()
  expect(run.mock.calls.map(([name]) => name)).toEqual([check])
})
