import type { Passes } from './passes.ts'

const DESK = ['administrator', 'content-editor', 'admissions-officer', 'accounts', 'store']

/** Routes of requests for help, and who may pass them. */
export const CONTACT_DOORS = {
  'POST /api/contact/postContact': 'everybody',
  'POST /api/contact/sendAnswerCode': 'everybody',
  'POST /api/contact/openAnswer': 'everybody',
  'POST /api/contact/writeAgain': 'everybody',
  'GET /api/help/requests': 'student',
  'POST /api/help/requests': 'student',
  'GET /api/help/request/:reference': 'student',
  'POST /api/help/request/:reference': 'student',
  'GET /api/contact/staff/:id/thread': [...DESK, 'auditor'],
  'POST /api/contact/staff/:id/answer': DESK,
  'POST /api/contact/staff/:id/close': DESK,
} as const satisfies Record<string, Passes>
