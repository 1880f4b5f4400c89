import type { Passes } from './passes.ts'

/** Who may call the routes of staff accounts in which they differ from other collections. */
export const STAFF_DOORS: Readonly<Record<string, Passes>> = {
  'GET /api/staff/init': 'everybody',
  'POST /api/staff/first-register': 'nobody', // The start creates the first administrator.
  'POST /api/staff/login': 'everybody',
  'POST /api/staff/logout': 'everybody',
  'GET /api/staff/me': 'everybody',
  'POST /api/staff/refresh-token': 'staff',
  'POST /api/staff/forgot-password': 'everybody',
  'POST /api/staff/reset-password': 'everybody',
  // Without an unfinished sign-in: 401.
  'POST /api/staff/second-factor/finish': 'nobody',
  'POST /api/staff/second-factor/start-again': 'everybody',
  'POST /api/staff/second-factor/passkey-request': 'staff',
  'GET /api/staff/second-factor/own': 'staff',
  'POST /api/staff/second-factor/propose-app': 'staff',
  'POST /api/staff/second-factor/add-app': 'staff',
  'POST /api/staff/second-factor/propose-passkey': 'staff',
  'POST /api/staff/second-factor/add-passkey': 'staff',
  'POST /api/staff/second-factor/new-recovery-codes': 'staff',
  'POST /api/staff/second-factor/:id/remove': 'staff',
  'POST /api/staff/second-factor/confirm': 'staff',
  'GET /api/staff/second-factor/proven': 'staff',
  'POST /api/staff/second-factor/of/:id/remove': ['administrator'],
  'GET /api/staff/sessions': 'staff',
  'POST /api/staff/sessions/:id/end': 'staff',
  'POST /api/staff/sessions/end-others': 'staff',
  'POST /api/staff/accept-invitation': 'everybody',
  // Names no account: 400.
  'POST /api/staff/unlock': 'everybody',
  'PATCH /api/staff/:id': 'update',
}
