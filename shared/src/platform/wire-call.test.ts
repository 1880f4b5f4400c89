import { expect, it } from 'vitest'
import { callAddress } from './wire-call.ts'

it('fills in parameters, URL-encoded', () => {
  expect(callAddress({ method: 'get', path: '/a/b' })).toBe('/api/a/b')
  expect(callAddress({ method: 'get', path: '/a/:text?' }, { text: 'x/y ?' })).toBe('/api/a/x%2Fy%20%3F')
})
