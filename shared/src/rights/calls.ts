/** Paths of the calls about rights, below `/api`. Not in the specification. */
import type { WireCall } from '../platform/wire-call.ts'

export const rightCalls = {
  myRights: { method: 'get', path: '/rights/mine' },
  askRight: { method: 'post', path: '/rights/requests' },
  withdrawRight: { method: 'post', path: '/rights/request/:reference/withdraw' },
  nominate: { method: 'post', path: '/rights/nominee' },
  removeNominee: { method: 'post', path: '/rights/nominee/remove' },
} as const satisfies Record<string, WireCall>
export type RightCall = keyof typeof rightCalls

/** For staff only; `:id` is the request's. Not part of the public contract. */
export const rightStaffCalls = {
  request: { method: 'get', path: '/rights/staff/:id' },
  data: { method: 'get', path: '/rights/staff/:id/data' },
  assign: { method: 'post', path: '/rights/staff/:id/assign' },
  answer: { method: 'post', path: '/rights/staff/:id/answer' },
  reject: { method: 'post', path: '/rights/staff/:id/reject' },
  erase: { method: 'post', path: '/rights/staff/:id/erase' },
} as const satisfies Record<string, WireCall>
