import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import { removeAccepted, storeAccepted, storedAccepted } from './accepted-store.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
  storeAccepted('form', { keys: ['a', 'b'], of: 'agreement 1' })
})
afterEach(() => vi.unstubAllGlobals())

it('restores the acceptance for the same agreement and form only', () => {
  expect(storedAccepted('form', 'agreement 1')).toEqual(['a', 'b'])
  expect(storedAccepted('form', 'agreement 2')).toEqual([])
  expect(storedAccepted('other form', 'agreement 1')).toEqual([])
})

it('is removed when the answers change and at logout', () => {
  removeAccepted('form')
  expect(storedAccepted('form', 'agreement 1')).toEqual([])
  storeAccepted('form', { keys: ['a'], of: 'agreement 1' })
  forgetStudent()
  expect(storedAccepted('form', 'agreement 1')).toEqual([])
})
