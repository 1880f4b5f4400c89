import { accountContract } from '@pravesh/shared/accounts/contract'
import { admissionContract } from '@pravesh/shared/admissions/contract/contract'
import { contentContract } from '@pravesh/shared/content/contract'
import { documentContract } from '@pravesh/shared/documents/contract'
import { feeContract } from '@pravesh/shared/fees/contract'
import { learningContract } from '@pravesh/shared/learning/contract'
import { paymentContract } from '@pravesh/shared/payments/contract'
import { shopContract } from '@pravesh/shared/shop/contract'
import { expect, it } from 'vitest'
import type { CsvExport } from '../../admin-kit/export/define-export.ts'
import { priorities } from './priority-of.ts'

const contracts = {
  accounts: accountContract,
  admissions: admissionContract,
  content: contentContract,
  documents: documentContract,
  fees: feeContract,
  learning: learningContract,
  payments: paymentContract,
  shop: shopContract,
}
const list = { name: 'books' } as CsvExport
const priorityOf = priorities({
  features: [...Object.values(contracts).map((contract) => ({ contract })), { exports: [list] }],
  routeOf: (pathname) => pathname,
  ofRoute: (method, pathname) => (method === 'GET' && pathname === '/simulator/pay/1' ? 'first' : null),
})

/** The names of the calls of a class. */
const callsOf = (priority: string) =>
  Object.entries(contracts).flatMap(([feature, { calls }]) =>
    Object.entries(calls)
      .filter(([, { call }]) => priorityOf(call.method.toUpperCase(), `/api${call.path}`, false) === priority)
      .map(([name]) => `${feature}.${name}`),
  )

it('lets payments, and what providers report, go first', () => {
  expect(callsOf('first')).toEqual([
    'admissions.pay',
    'fees.payFee',
    'fees.retryFee',
    'learning.buyCourse',
    'payments.verify',
    'payments.payAgain',
    'payments.webhook',
    'shop.payOrder',
    'shop.retryOrder',
  ])
})

it('knows what hashes a password, files, and documents', () => {
  expect(callsOf('sign-in')).toEqual([
    'accounts.login',
    'accounts.register',
    'accounts.resetPassword',
    'accounts.changePassword',
  ])
  expect(callsOf('uploads')).toEqual(['admissions.upload'])
  expect(callsOf('exports')).toEqual([
    'documents.receiptPdf',
    'documents.applicationPdf',
    'documents.agreementPdf',
    'documents.orderPdf',
  ])
})

it('takes calls with a session or a body for those of students, and all else for that of staff and visitors', () => {
  const students = callsOf('students')
  expect(students).toEqual(expect.arrayContaining(['admissions.submit', 'accounts.whoAmI', 'accounts.sendPhoneCode']))
  expect(callsOf('staff').filter((name) => name.startsWith('content.'))).toHaveLength(
    Object.keys(contentContract.calls).length,
  )
  expect(callsOf('staff')).toContain('shop.searchBooks')
})

it.each([
  ['POST', '/api/staff/login', 'sign-in'],
  ['GET', '/api/staff/login', 'staff'],
  ['GET', '/admin/collections/books', 'staff'],
  ['GET', '/_next/static/chunks/a.js', 'first'],
  ['GET', '/api/exports/books', 'exports'],
  ['HEAD', '/api/exports/books', 'exports'],
  ['GET', '/simulator/pay/1', 'first'],
  ['PATCH', '/api/applications/1', 'staff'],
  [undefined, '/api/nothing', 'staff'],
])('%s %s belongs to %s', (method, pathname, priority) => {
  expect(priorityOf(method, pathname, false)).toBe(priority)
})
