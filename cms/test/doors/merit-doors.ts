import type { Passes } from './passes.ts'

const PREPARE = ['administrator']

/** Who may call the routes of merit processes. */
export const MERIT_DOORS: Readonly<Record<string, Passes>> = {
  'POST /api/merit/staff/process': PREPARE,
  'POST /api/merit/staff/process/:id/steps': PREPARE,
  'POST /api/merit/staff/process/:id/rules': PREPARE,
  'POST /api/merit/staff/process/:id/units': PREPARE,
  'POST /api/merit/staff/process/:id/matrix': PREPARE,
  'POST /api/merit/staff/process/:id/matrix/propose': PREPARE,
  'POST /api/merit/staff/process/:id/open': PREPARE,
  'POST /api/merit/staff/process/:id/close': PREPARE,
}
