import { maskAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication } from '../../../test/builders/applications.ts'
import { aStoredPayment, aStoredReceipt } from '../../../test/builders/money-records.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { personText } from '../../database/search/person-text.ts'
import { searchColumns } from '../../database/search/search-source.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applicationListSearch } from './find-applications.ts'

const portal = startTestPortal()
let wanted: ApplicationRecord
let receipt: string
beforeAll(async () => {
  const { payload } = portal
  const open = await anOpenCourse(payload, 'DPHARM')
  await aPaidApplication(payload, { open: await anOpenCourse(payload, 'DELED') })
  const student = await anActiveStudent(payload, { name: 'ANANYA GHOSH', email: 'ananya.ghosh@example.in' })
  wanted = await aPaidApplication(payload, { open, student, now: new Date('2026-10-01T06:00:00.000Z') })
  const of = { subjectId: wanted.id, studentId: student.id, transactionId: wanted.paymentId ?? '' }
  const payment = await aStoredPayment(payload, of)
  // As the portal writes it, with its search text.
  const change = searchColumns(payload, personText(undefined, ['PR/2026-27/000001']))
  receipt = (await aStoredReceipt(payload, payment, 1, change)).number
})

const found = async (text: string, also: Where = {}) => {
  const { payload } = portal
  const matching = await applicationListSearch.find({ payload, slug: 'applications', text, isAlone: !('id' in also) })
  const { docs } = await payload.find({ collection: 'applications', where: { and: [matching, also] }, depth: 0 })
  return docs.map(({ id }) => id)
}

it.each([
  ['the e-mail address', () => 'Ananya.Ghosh@example.in'],
  ['the last four digits of the Aadhaar number', () => maskAadhaar(wanted.answers.aadhaar ?? '').slice(-4)],
  ['the transaction number', () => wanted.paymentId ?? ''],
  ['the merchant’s number', () => wanted.merchantId ?? ''],
  ['the receipt number', () => receipt],
  ['the name', () => 'ghosh anan'],
  ['the college', () => 'shalbani dpharm'],
])('finds an application by %s', async (_, text) => {
  expect(await found(text())).toContain(wanted.id)
  expect(await found(text(), { id: { exists: true } })).toContain(wanted.id)
})

it('finds nothing for other words', async () => {
  expect(await found('no such person')).toEqual([])
  expect(await found('nobody@example.in')).toEqual([])
})
