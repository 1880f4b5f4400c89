import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encrypt-text.ts'

const options = { fieldKeys: ['0123456789abcdef'.repeat(4)], to: '9830012345' }
const content = { text: 'Code 482913 – কোড', variables: { code: '482913' } }

it('decrypts its own output, which differs each time', () => {
  expect(decrypt(encrypt(content, options), options)).toEqual(content)
  expect(encrypt(content, options)).not.toBe(encrypt(content, options))
})

it.each([
  ['another key', { ...options, fieldKeys: ['f'.repeat(64)] }],
  ['another address', { ...options, to: '9830012346' }],
])('does not decrypt with %s', (_, other) => {
  expect(() => decrypt(encrypt(content, options), other)).toThrow()
})

it('does not decrypt a modified value', () => {
  const [version, keyId, body = ''] = encrypt(content, options).split('.')
  const bytes = Buffer.from(body, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => decrypt([version, keyId, bytes.toString('base64')].join('.'), options)).toThrow()
})
