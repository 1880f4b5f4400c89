import { DRAFT_CONFLICT_STATUS, FORM_CODES } from '@pravesh/shared/admissions/form/form-context'
import { expect, it } from 'vitest'
import { outcomeOf } from './save-outcome.ts'

const draft = { revision: 4 }
const reply = (status: number, result: unknown = undefined, body = {}) => ({
  ok: status === 200,
  status,
  msg: 'Too long.',
  errors: [],
  body,
  result: result as never,
})

it('is saved with the new revision', () => {
  expect(outcomeOf(reply(200, draft))).toEqual({ kind: 'saved', saved: draft })
})

it('is newer on the server after a conflict', () => {
  expect(outcomeOf(reply(DRAFT_CONFLICT_STATUS, draft))).toEqual({ kind: 'newer', draft })
  expect(outcomeOf(reply(DRAFT_CONFLICT_STATUS))).toEqual({ kind: 'refused', msg: 'Too long.' })
  expect(outcomeOf(reply(400, draft))).toEqual({ kind: 'refused', msg: 'Too long.' })
})

it('is sent when the form was submitted already', () => {
  expect(outcomeOf(reply(409, undefined, { code: FORM_CODES.alreadySent }))).toEqual({ kind: 'sent' })
})

it('is logged out without a session', () => {
  expect(outcomeOf(reply(401))).toEqual({ kind: 'logged-out' })
})

it.each([0, 429, 500, 503])('is to be repeated after %i', (status) => {
  expect(outcomeOf(reply(status))).toEqual({ kind: 'later' })
})

it.each([400, 403, 422, 499])('is refused with %i', (status) => {
  expect(outcomeOf(reply(status))).toEqual({ kind: 'refused', msg: 'Too long.' })
})
