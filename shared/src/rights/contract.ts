/** Contract of the calls about rights. Not in the specification. */

import type { CallContract } from '../platform/contract.ts'
import { contractCalls, ERROR_DESCRIPTIONS, type FeatureContract, reply } from '../platform/contract.ts'
import { type RightCall, rightCalls } from './calls.ts'
import { askRightSchema, nomineeSchema } from './schemas.ts'
import { myRights } from './views.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const forStudent = { session: 'student' } as const
const rights = reply({ result: myRights })

const contracts: Record<RightCall, CallContract> = {
  myRights: {
    ...forStudent,
    summary: 'Your requests about your rights, the person you named, and who hears complaints',
    reply: rights,
    refusals: { 401: noSession },
  },
  askRight: {
    ...forStudent,
    summary: 'Ask for access or a correction, or complain; an erasure is asked for with `requestDeletion`',
    body: askRightSchema,
    reply: rights,
    refusals: { 400: invalid, 401: noSession, 409: 'You have an open request of this kind.', 429: tooMany },
  },
  withdrawRight: {
    ...forStudent,
    summary: 'Withdraw one of your open requests',
    params: { reference: { about: 'The reference number of the request', example: 'RTS-7KQ4-M9XD' } },
    reply: rights,
    refusals: { 401: noSession, 404: 'You have no such request.', 409: 'The request is not open any more.' },
  },
  nominate: {
    ...forStudent,
    summary: 'Name the person who may use your rights after your death, or while you cannot; replaces the one before',
    body: nomineeSchema,
    reply: rights,
    refusals: { 400: invalid, 401: noSession, 429: tooMany },
  },
  removeNominee: {
    ...forStudent,
    summary: 'Take that back',
    reply: rights,
    refusals: { 401: noSession },
  },
}

export const rightsContract: FeatureContract = {
  name: 'Rights',
  about: 'Requests of students about their personal data.',
  calls: contractCalls(rightCalls, contracts),
}
