import type { Passes } from './passes.ts'

const PREPARE = ['administrator']
const CHECK = ['administrator', 'admissions-officer', 'verifier']
const DECIDE = ['administrator', 'admissions-officer']

/** Who may call the routes of merit processes. */
export const MERIT_DOORS: Readonly<Record<string, Passes>> = {
  'POST /api/merit/staff/process': PREPARE,
  'POST /api/merit/staff/process/:id/steps': PREPARE,
  'POST /api/merit/staff/process/:id/rules': PREPARE,
  'POST /api/merit/staff/process/:id/units': PREPARE,
  'POST /api/merit/staff/process/:id/matrix': PREPARE,
  'POST /api/merit/staff/process/:id/matrix/propose': PREPARE,
  'POST /api/merit/staff/process/:id/return-template': PREPARE,
  'POST /api/merit/staff/process/:id/open': PREPARE,
  'POST /api/merit/staff/process/:id/close': PREPARE,
  'POST /api/merit/:id/marks': 'student',
  'GET /api/merit/staff/entries': CHECK,
  'GET /api/merit/staff/entry/:id': CHECK,
  'POST /api/merit/staff/entry/:id/verify': CHECK,
  'GET /api/merit/staff/process/:id/list': PREPARE,
  'POST /api/merit/staff/process/:id/list': PREPARE,
  'POST /api/merit/:id/objection': 'student',
  'GET /api/merit/staff/objections': DECIDE,
  'POST /api/merit/staff/objection/:id/decide': DECIDE,
  'POST /api/merit/:id/choices': 'student',
  'GET /api/merit/mine': 'student',
  'GET /api/merit/processes': 'everybody',
  'GET /api/merit/list': 'everybody',
  'POST /api/merit/staff/process/:id/run': PREPARE,
  'GET /api/merit/staff/process/:id/runs': PREPARE,
  'GET /api/merit/staff/run/:id': PREPARE,
  'POST /api/merit/staff/run/:id/publish': PREPARE,
  'GET /api/merit/staff/process/:id/offers': DECIDE,
  'POST /api/merit/staff/offer/:id/join': DECIDE,
  'POST /api/merit/:id/answer': 'student',
  'POST /api/merit/:id/pay': 'student',
  'POST /api/merit/:id/withdraw': 'student',
  'GET /api/merit/run/:id': 'everybody',
  'GET /api/merit/vacancies/:id': 'everybody',
}
