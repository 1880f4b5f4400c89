import { expect, it } from 'vitest'
import { toValidationErrors } from './validation-errors.ts'

it('lists errors in field order, followed by errors without a field', () => {
  const errors = {
    root: { type: 'server', message: 'Later, please.' },
    password: { type: 'custom', message: 'Too weak' },
    phone: { type: 'custom' },
    name: { type: 'custom', message: 'Enter your name' },
  }
  expect(toValidationErrors(errors, ['name', 'phone', 'password']).map(({ field }) => field)).toEqual([
    'name',
    'password',
    'root',
  ])
})
