import { expect, it } from 'vitest'
import { buyAddress, courseToBuy } from './buy-address.ts'

it('names the course whose dialog opens', () => {
  const address = buyAddress('/purches', 'a b&c')
  expect(address).toBe('/purches?buy=a+b%26c')
  expect(courseToBuy(new URL(address, 'https://pravesh.example'))).toBe('a b&c')
  expect(courseToBuy({ search: '' })).toBeNull()
})
