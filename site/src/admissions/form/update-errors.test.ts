import { expect, it, vi } from 'vitest'
import { updateErrors } from './update-errors.ts'

it('updates only fields whose error appeared, disappeared or changed', () => {
  const before: Record<string, string> = { fatherName: 'A', motherName: 'B', guardianName: 'C' }
  const setError = vi.fn()
  const clearErrors = vi.fn()
  const getFieldState = (name: string) => {
    const message = before[name]
    return { error: message && { message } } as never
  }
  updateErrors({
    form: { getFieldState, setError, clearErrors },
    fields: ['fatherName', 'motherName', 'guardianName', 'aadhaar', 'religion'],
    validationErrors: [
      { field: 'fatherName', message: 'A' },
      { field: 'guardianName', message: 'D' },
      { field: 'aadhaar', message: 'E' },
      { field: 'gender', message: 'F' },
    ],
  })
  expect(clearErrors.mock.calls).toEqual([['motherName']])
  expect(setError.mock.calls.map(([name, { message }]) => [name, message])).toEqual([
    ['guardianName', 'D'],
    ['aadhaar', 'E'],
  ])
})
