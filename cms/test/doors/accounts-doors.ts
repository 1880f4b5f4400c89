import type { Passes } from './passes.ts'

const MONEY = ['administrator', 'accounts']

/** Routes of the accounts office: what staff do with fees and payments. */
export const ACCOUNTS_DOORS: Readonly<Record<string, Passes>> = {
  'POST /api/payment/staff/approval/:id/approve': MONEY,
  'POST /api/payment/staff/approval/:id/decline': MONEY,
  'POST /api/payment/staff/statement': MONEY,
  'POST /api/payment/staff/statement/confirm': MONEY,
  'POST /api/payment/staff/statement/:id/confirm': MONEY,
  'POST /api/payment/staff/statement/:id/ignore': MONEY,
  'GET /api/payment/staff/closing': MONEY,
  'POST /api/payment/staff/closing': MONEY,
  'POST /api/payment/staff/closing/:id/close': MONEY,
  'POST /api/payment/staff/closing/:id/reopen': MONEY,
  'POST /api/paymentfees/staff/review': MONEY,
  'POST /api/paymentfees/staff/:id/review': MONEY,
  'POST /api/paymentfees/staff/:id/concession': MONEY,
  'POST /api/paymentfees/staff/:id/change': MONEY,
  'GET /api/paymentfees/staff/:id/plans': MONEY,
  'POST /api/paymentfees/staff/:id/plan': MONEY,
  'POST /api/paymentfees/staff/:id/reopen': MONEY,
  'POST /api/payment/staff/:id/refund': MONEY,
  'POST /api/payment/staff/:id/settled': MONEY,
  'POST /api/payment/staff/refund/:id/paid-out': MONEY,
  'POST /api/payment/staff/refund/:id/resolved': MONEY,
  'GET /api/payment/staff/payables': MONEY,
  'POST /api/payment/staff/offline': MONEY,
  'POST /api/payment/staff/offline/:id/confirm': MONEY,
  'POST /api/payment/staff/offline/:id/reject': MONEY,
  'POST /api/payment/staff/offline/:id/clear': MONEY,
  'POST /api/payment/staff/offline/:id/bounce': MONEY,
}
