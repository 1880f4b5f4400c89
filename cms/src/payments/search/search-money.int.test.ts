import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'
import { wordsText } from '../../database/search/search-text.ts'
import type { Payment, Student } from '../../payload-types.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { followContact, forgetPayer } from './refresh-search.ts'

const portal = startTestPortal()
const { admitted, paid } = feePortal(portal)
const LISTS = ['payments', 'refunds', 'receipts'] as const satisfies CollectionSlug[]
const FIELDS = {
  payments: ['transactionId', 'merchantId', 'providerReference', 'bankReference'],
  refunds: ['refundId', 'transactionId', 'providerReference', 'bankReference'],
  receipts: ['number', 'transactionId', 'studentName'],
}

let clerk: StaffSession
let payment: Payment
let student: Student
let number: string
let receipt: string

beforeAll(async () => {
  const { payload } = portal
  clerk = await aStaffSession(portal, ['accounts'])
  const someone = await admitted()
  // Another payer, who must not be found.
  const other = await admitted()
  await paid(other, dueOf(other, 'EXAM'))
  const transactionId = await paid(someone, dueOf(someone, 'EXAM'))
  const find = async <Slug extends 'payments' | 'receipts'>(collection: Slug) => {
    const { docs } = await payload.find({ collection, where: { transactionId: { equals: transactionId } }, depth: 0 })
    return docs[0]
  }
  payment = (await find('payments')) as Payment
  receipt = (await find('receipts'))?.number ?? ''
  student = await payload.findByID({ collection: 'students', id: payment.studentId })
  number = someone.application.number
  await requestRefund({
    payload,
    paymentId: payment.id,
    amountPaise: 1000,
    reason: 'Paid too much',
    key: 'search',
    staff: null,
    now: new Date(),
  })
})

/** The transaction ids that the list of a collection shows for a search, as Payload's admin asks. */
async function search(slug: (typeof LISTS)[number], text: string, more = ''): Promise<string[]> {
  const or = FIELDS[slug].map((field, at) => `where[or][${at}][${field}][like]=${encodeURIComponent(text)}`)
  const { status, reply } = await portal.call('GET', `/api/${slug}?${or.join('&')}${more}`, undefined, clerk.headers)
  expect(status, JSON.stringify(reply)).toBe(200)
  return reply.docs.map(({ transactionId }: { transactionId: string }) => transactionId)
}

describe.each(LISTS)('the list of %s', (slug) => {
  it('finds the payer, and every number by which the payment is known', async () => {
    const words = {
      name: student.name,
      'last digits': student.phone.slice(-5),
      phone: `+91 ${student.phone.slice(0, 5)} ${student.phone.slice(5)}`,
      'e-mail': student.email,
      application: number,
      receipt,
      transaction: payment.transactionId,
    }
    for (const [what, text] of Object.entries(words)) {
      const found = await search(slug, text)
      expect(found, `${what} ${text}`).toContain(payment.transactionId)
      // Others may have the same name, and receipts with these digits.
      if (!['name', 'last digits'].includes(what)) expect(found, `${what} ${text}`).toEqual([payment.transactionId])
    }
  })

  it('finds nothing for other words, and does not show what it searches', async () => {
    for (const text of ['nothing-like-this', '%', 'PR/1999-00/000001']) expect(await search(slug, text)).toEqual([])
    const { reply } = await portal.call('GET', `/api/${slug}?limit=1`, undefined, clerk.headers)
    expect(reply.docs[0]).not.toHaveProperty('searchText')
    expect(reply.docs[0]).not.toHaveProperty('searchKeys')
  })
})

it('finds payments and refunds by the whole reference of the provider', async () => {
  expect(await search('payments', ` ${payment.providerReference} `)).toEqual([payment.transactionId])
})

it('follows a changed phone, and forgets a deleted account; the printed name stays', async () => {
  const { payload } = portal
  const change = { studentId: student.id, contact: 'phone', from: student.phone, to: '9000012345' } as const
  await payload.update({ collection: 'students', id: student.id, data: { phone: change.to } })
  await followContact({ payload, change })
  for (const slug of LISTS) {
    expect(await search(slug, change.to)).toEqual([payment.transactionId])
    expect(await search(slug, change.from)).toEqual([])
  }
  await forgetPayer(payload, student.id)
  for (const slug of LISTS) {
    for (const text of [change.to, student.email]) expect(await search(slug, text)).toEqual([])
    expect(await search(slug, payment.transactionId)).toEqual([payment.transactionId])
  }
  const textIn = async (collection: 'payments' | 'receipts') => {
    const where = { transactionId: { equals: payment.transactionId } }
    return (await readRow({ payload, collection, where }))?.searchText
  }
  const [name = ''] = wordsText([student.name]).trim().split(' ')
  expect(await textIn('payments')).not.toContain(name)
  expect(await textIn('receipts')).toContain(name)
})
