import { expect, it } from 'vitest'
import { toValidationErrors } from './validation-errors.ts'

it('mistakes come in the order of the fields, those of no field last', () => {
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
