import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../test/fake-storage.ts'
import { forgetStudent, removeForStudent, storedForStudent, storeForStudent } from './student-storage.ts'

const local = new FakeStorage()
const session = new FakeStorage()

beforeEach(() => {
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => vi.unstubAllGlobals())

it('stores a text in one of the two storages', () => {
  expect(storeForStudent('local', 'draft', 'A')).toBe(true)
  expect([storedForStudent('local', 'draft'), storedForStudent('session', 'draft')]).toEqual(['A', null])
  removeForStudent('session', 'draft')
  expect(storedForStudent('local', 'draft')).toBe('A')
  removeForStudent('local', 'draft')
  expect(storedForStudent('local', 'draft')).toBeNull()
})

it('forgets what belongs to a student, in both', () => {
  local.setItem('theme', 'dark')
  storeForStudent('local', 'draft', 'A')
  storeForStudent('session', 'draft', 'B')
  forgetStudent()
  expect([storedForStudent('local', 'draft'), storedForStudent('session', 'draft')]).toEqual([null, null])
  expect(local.getItem('theme')).toBe('dark')
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storeForStudent('local', 'draft', 'A')).toBe(false)
  expect(storedForStudent('local', 'draft')).toBeNull()
  expect(() => removeForStudent('local', 'draft')).not.toThrow()
  storeForStudent('session', 'draft', 'B')
  forgetStudent()
  expect(storedForStudent('session', 'draft')).toBeNull()
})
