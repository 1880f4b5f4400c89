import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../test/fake-storage.ts'
import { forgetStudent } from '../lib/student-storage.ts'
import { keepEmail, keptEmail } from './kept-email.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('localStorage', new FakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the address until it is emptied', () => {
  expect(keptEmail()).toBe('')
  keepEmail('asha@example.com')
  expect(keptEmail()).toBe('asha@example.com')
  keepEmail('')
  expect(keptEmail()).toBe('')
})

it('forgets the address with the session of a student', () => {
  keepEmail('asha@example.com')
  forgetStudent()
  expect(keptEmail()).toBe('')
})
