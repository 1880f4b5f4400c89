import { describe, expect, it } from 'vitest'
import { keyIdOf } from '../../foundation/crypto/encrypt.ts'
import { rotationLines } from './rotation-lines.ts'

const [newest, old] = ['a1'.repeat(32), 'b2'.repeat(32)]
const drafts = { label: 'Drafts', done: 3, left: 0, unreadable: [] }
const output = (results: Parameters<typeof rotationLines>[0], keys = [newest, old]) =>
  rotationLines(results, keys).join('\n')

describe('a rotation that is done', () => {
  it('names the key that can be removed', () => {
    expect(output([drafts])).toContain('Done.')
    expect(output([drafts])).toContain(`remove from it: the key ${keyIdOf(old)}`)
  })

  it('has no key to remove when only one is listed', () => {
    expect(output([drafts], [newest])).toContain('there is none to remove')
  })
})

describe('a rotation with something left', () => {
  it.each([
    ['unreadable', { ...drafts, left: 1, unreadable: ['row-7'] }, /No key in FIELD_KEY decrypts .*row-7/],
    ['written meanwhile', { ...drafts, left: 2 }, /still encrypts with an older key/],
  ])('%s: reports that it is not done and keeps all keys', (_, result, reason) => {
    expect(output([drafts, result])).toMatch(reason)
    expect(output([drafts, result])).toContain(`Do not remove any key from FIELD_KEY yet: the key ${keyIdOf(old)}`)
    expect(output([drafts, result])).not.toMatch(/^Done/m)
  })
})

it('the output never contains a key', () => {
  for (const key of [newest, old]) expect(output([drafts, { ...drafts, left: 1 }])).not.toContain(key)
})
