import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, findDraft, keepDraft } from './registration-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = { role: 'Guest', name: 'Asha', email: 'asha@', phone: '98300', check: null }

it('what was typed comes back until it is dropped', () => {
  expect(findDraft()).toBeNull()
  keepDraft(draft)
  expect(findDraft()).toEqual(draft)
  dropDraft()
  expect(findDraft()).toBeNull()
})

it('a password is never kept', () => {
  const withPassword = { ...draft, password: 'Pass@1' }
  keepDraft(withPassword)
  expect([...stored.values()].join()).not.toContain('Pass@1')
})

it('what somebody else wrote there does no harm', () => {
  stored.set('pravesh-registration', '{"name":7,"check":{"phone":1}}')
  expect(findDraft()).toEqual({ role: '', name: '', email: '', phone: '', check: null })
  stored.set('pravesh-registration', 'null')
  expect(findDraft()).toBeNull()
})

it('a browser without storage only forgets', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft(draft)
  expect(findDraft()).toBeNull()
})
