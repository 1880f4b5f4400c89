import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft } from './registration-draft.ts'

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

it('restores the input until the draft is cleared', () => {
  expect(loadDraft()).toBeNull()
  saveDraft(draft)
  expect(loadDraft()).toEqual(draft)
  clearDraft()
  expect(loadDraft()).toBeNull()
})

it('never stores a password', () => {
  const withPassword = { ...draft, password: 'Pass@1' }
  saveDraft(withPassword)
  expect([...stored.values()].join()).not.toContain('Pass@1')
})

it('ignores malformed stored data', () => {
  stored.set('pravesh-registration', '{"name":7,"check":{"phone":1}}')
  expect(loadDraft()).toEqual({ role: '', name: '', email: '', phone: '', check: null })
  stored.set('pravesh-registration', 'null')
  expect(loadDraft()).toBeNull()
})

it('loads no draft in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft(draft)
  expect(loadDraft()).toBeNull()
})
