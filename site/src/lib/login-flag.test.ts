import { SESSION } from '@pravesh/shared/accounts/session'
import { afterEach, expect, it, vi } from 'vitest'
import { mayHaveSession, removeLoginFlag, setLoginFlag } from './login-flag.ts'

function withStorage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
}
afterEach(() => vi.unstubAllGlobals())

it('reports a possible session from a login until its end, or until the logout', () => {
  withStorage()
  expect(mayHaveSession(1000)).toBe(false)
  setLoginFlag(1000)
  expect(mayHaveSession(1000)).toBe(true)
  expect(mayHaveSession(1000 + SESSION.seconds * 1000 - 1)).toBe(true)
  expect(mayHaveSession(1000 + SESSION.seconds * 1000)).toBe(false)
  removeLoginFlag()
  expect(mayHaveSession(1000)).toBe(false)
})

it('reports a possible session in a browser without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  expect(mayHaveSession()).toBe(true)
})
