import { expect, it } from 'vitest'
import { keyIdOf } from '../../foundation/crypto/encrypt.ts'
import { keyWarning } from './key-ids.ts'

const [one, other] = ['a1'.repeat(32), 'b2'.repeat(32)]

it('warns of the keys that FIELD_KEY lacks, without a key in the text', () => {
  const needed = [keyIdOf(one), keyIdOf(other)]
  expect(keyWarning(needed, [other, one])).toBeNull()
  expect(keyWarning(needed, [one])).toBe(
    `WARNING: FIELD_KEY lacks the key ${keyIdOf(other)}, so a portal cannot read everything in this backup. Add it to FIELD_KEY before you start the portal.`,
  )
  expect(keyWarning(needed, [])).toBe(
    `WARNING: FIELD_KEY lacks the keys ${keyIdOf(one)}, ${keyIdOf(other)}, so a portal cannot read everything in this backup. Add them to FIELD_KEY before you start the portal.`,
  )
})
