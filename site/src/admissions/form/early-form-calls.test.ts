import { expect, it } from 'vitest'
import { earlyFormCalls } from './early-form-calls.ts'

it.each([
  ['/courses/a%2Fb/enroll', '/api/application/form/a%2Fb'],
  ['/enroll/BED-course', '/api/application/form/BED'],
  ['/enroll/DPHARM-course', '/api/application/form/DPHARM'],
  ['/student/dashboard', undefined],
])('%s needs %s', (path, address) => {
  const calls = earlyFormCalls('en').flatMap(({ on = '', address }) => {
    const match = new RegExp(on).exec(path)
    return match ? [address.replace('$1', () => match[1] ?? '')] : []
  })
  expect(calls).toEqual(address === undefined ? [] : [address])
})
