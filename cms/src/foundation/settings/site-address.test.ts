import { expect, it } from 'vitest'
import { siteAddress } from './site-address.ts'

const read = (address: string) => siteAddress('PUBLIC_URL').safeParse(address)

it.each([
  'https://example.in/portal',
  'https://example.in/?from=mail',
  'https://example.in?from=mail',
  'https://example.in/#top',
  'https://user:word@example.in',
])('rejects %s', (address) => {
  expect(read(address).error?.issues[0]?.message).toContain('PUBLIC_URL must be the address of the site alone')
})

it.each([
  ['https://example.in', 'https://example.in'],
  ['https://example.in/', 'https://example.in'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('accepts %s', (address, expected) => {
  expect(read(address).data).toBe(expected)
})
