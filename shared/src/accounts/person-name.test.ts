import { expect, it } from 'vitest'
import { nameSchema } from './fields.ts'
import { isPersonName } from './person-name.ts'

it.each([
  'Asha Devi',
  'রিমা দাস',
  ' md. rafi ',
  '',
  ' ',
  '.',
  'R2D2',
  'A'.repeat(100),
  'A'.repeat(101),
  'ß'.repeat(60),
  ' '.repeat(201),
])('accepts the same names as the schema: %j', (name) =>
  expect(isPersonName(name)).toBe(nameSchema.safeParse(name).success),
)
