import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import { dropAccepted, keepAccepted, keptAccepted } from './accepted-store.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
  keepAccepted('form', { keys: ['a', 'b'], of: 'agreement 1' })
})
afterEach(() => vi.unstubAllGlobals())

it('what was accepted is found again for the same agreement and form only', () => {
  expect(keptAccepted('form', 'agreement 1')).toEqual(['a', 'b'])
  expect(keptAccepted('form', 'agreement 2')).toEqual([])
  expect(keptAccepted('other form', 'agreement 1')).toEqual([])
})

it('it is forgotten with a change of the answers, and with the logout', () => {
  dropAccepted('form')
  expect(keptAccepted('form', 'agreement 1')).toEqual([])
  keepAccepted('form', { keys: ['a'], of: 'agreement 1' })
  forgetStudent()
  expect(keptAccepted('form', 'agreement 1')).toEqual([])
})
