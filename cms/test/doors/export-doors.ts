import type { Passes } from './passes.ts'

const MONEY_READERS = ['administrator', 'accounts', 'auditor']
const STORE_READERS = ['administrator', 'store', 'auditor']

/** Routes of exports. */
export const EXPORT_DOORS: Readonly<Record<string, Passes>> = {
  'GET /api/exports/bulk-run-items': ['administrator', 'admissions-officer', 'auditor'],
  'GET /api/exports/second-readings': ['administrator', 'auditor'],
  'GET /api/exports/university-return': ['administrator'],
  'GET /api/exports/changed-seats': ['administrator'],
  'GET /api/exports/figures': ['administrator', 'admissions-officer', 'verifier', 'accounts', 'auditor'],
  'GET /api/exports/student-fees': MONEY_READERS,
  'GET /api/exports/money-by-head': MONEY_READERS,
  'GET /api/exports/outstanding': MONEY_READERS,
  'GET /api/exports/gst-summary': MONEY_READERS,
  'GET /api/exports/tally': MONEY_READERS,
  'GET /api/exports/payments': MONEY_READERS,
  'GET /api/exports/offline-payments': MONEY_READERS,
  'GET /api/exports/refunds': MONEY_READERS,
  'GET /api/exports/settlements': MONEY_READERS,
  'GET /api/exports/receipts': MONEY_READERS,
  'GET /api/exports/books': 'staff', // Books and prices are public.
  'GET /api/exports/orders': ['accounts', ...STORE_READERS],
  'GET /api/exports/stock-movements': STORE_READERS,
  'GET /api/export-columns/:id': 'staff',
  'GET /api/exported/:id': 'staff',
}
