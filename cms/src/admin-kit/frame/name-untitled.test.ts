import { expect, it } from 'vitest'
import { isUntitled, NOT_NAMED } from './name-untitled.ts'

const ID = '065f5bdb-541d-41ab-b80e-24867ff034db'

it.each([ID, '6747a1b2c3d4e5f601234567', `Untitled - ID: ${ID}`, `[${NOT_NAMED}]`])('is no name: %j', (text) => {
  expect(isUntitled(text)).toBe(true)
})

it.each([NOT_NAMED, 'Shantivan College', '[A title in brackets]', '2026-2028', `See ${ID}`])(
  'is a name: %j',
  (text) => {
    expect(isUntitled(text)).toBe(false)
  },
)
