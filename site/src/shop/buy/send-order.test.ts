import type { FieldError } from '@pravesh/shared/platform/field-error'
import { expect, it } from 'vitest'
import { addressErrors } from './send-order.ts'

it('finds the field of the form for each error of the server, and leaves out those of other fields', () => {
  const errors: FieldError[] = [
    { field: 'billing_pincode', code: 'format', message: 'Enter a PIN code of 6 digits, such as 741101' },
    { field: 'order_items.0.units', code: 'range', message: 'Choose 1 to 3 copies' },
    { field: 'billing_address', code: 'required', message: 'Enter your house number and street' },
    { field: 'billing', code: 'required', message: 'No such field' },
  ]
  expect(addressErrors({ errors })).toEqual([
    { field: 'pin', message: 'Enter a PIN code of 6 digits, such as 741101' },
    { field: 'line1', message: 'Enter your house number and street' },
  ])
  expect(addressErrors({ errors: [] })).toEqual([])
})
