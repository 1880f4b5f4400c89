import { expect, it } from 'vitest'
import { APAAR_MESSAGE, apaarError } from './apaar.ts'

it.each(['123456789012', '000000000000'])('accepts %s', (digits) => expect(apaarError(digits)).toBeNull())

it.each(['12345678901', '1234567890123', '12345678901X', '१२३४५६७८९०१२', ''])('refuses %j', (digits) =>
  expect(apaarError(digits)).toBe(APAAR_MESSAGE),
)
