import { describe, expect, it } from 'vitest'
import { asksForNumber, bulkActionSchema, textOf } from './bulk-actions.ts'
import { prepareSchema } from './staff-calls.ts'

const problemsOf = (action: object) => {
  const { success, error } = bulkActionSchema.safeParse(action)
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('an action', () => {
  it('names each field that is missing', () => {
    expect(problemsOf({ name: 'approve' })).toEqual([])
    expect(problemsOf({ name: 'reject', code: '', reason: ' ' })).toEqual([
      'code: Choose the kind of reason.',
      'reason: Enter a reason. Each student will see it.',
    ])
    expect(problemsOf({ name: 'sendBack', parts: [], reason: 'See the list.' })).toEqual([
      'parts: Select at least one part.',
    ])
    expect(problemsOf({ name: 'message', subject: '', text: '' })).toEqual([
      'subject: Enter a subject.',
      'text: Enter a message.',
    ])
  })

  it('takes no field of another action', () => {
    expect(problemsOf({ name: 'approve', seatsExceeded: 'They are good.' })).toHaveLength(1)
    expect(problemsOf({ name: 'withdraw', reason: 'x' })).toHaveLength(1)
  })

  it('has what the students read', () => {
    expect(textOf({ name: 'approve' })).toBe('')
    expect(textOf({ name: 'reject', code: 'other', reason: 'Too late.' })).toBe('Too late.')
    expect(textOf({ name: 'message', subject: 'Monday', text: 'Come at 10.' })).toBe('Come at 10.')
  })

  it('asks for the number of applications before a rejection, and before many', () => {
    expect(asksForNumber('reject', 1)).toBe(true)
    expect(asksForNumber('approve', 100)).toBe(false)
    expect(asksForNumber('approve', 101)).toBe(true)
  })
})

it('needs some applications', () => {
  const action = { name: 'approve' }
  expect(prepareSchema.safeParse({ action, chosen: { ids: [] } }).success).toBe(false)
  expect(prepareSchema.safeParse({ action, chosen: {} }).success).toBe(false)
  expect(prepareSchema.safeParse({ action, chosen: { ids: ['a'], list: '' } }).success).toBe(false)
  expect(prepareSchema.safeParse({ action, chosen: { list: '' } }).success).toBe(true)
})
