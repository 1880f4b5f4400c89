import { describe, expect, it } from 'vitest'
import { forgetTyped, keepTyped, keptTyped } from './typed-store.ts'

const application = {
  id: '7',
  status: 'SENT_BACK' as const,
  events: [{ at: '2026-11-21T05:00:00Z', what: '', reason: '' }],
}
const typed = { answers: { fatherName: 'ROBIN', aadhaar: 'XXXX XXXX 0124' }, documents: { photo: 'a' }, files: [] }

function aStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe('what was typed', () => {
  it('is there after a reload, for this application only', () => {
    const storage = aStorage()
    keepTyped(storage, application, typed)
    expect(keptTyped(storage, application)).toMatchObject(typed)
    expect(keptTyped(storage, { ...application, id: '8' })).toBeNull()
  })

  it('is not there once the application has changed, or it was forgotten', () => {
    const storage = aStorage()
    keepTyped(storage, application, typed)
    const later = { ...application, events: [...application.events, { at: '2026-11-22', what: '', reason: '' }] }
    expect(keptTyped(storage, later)).toBeNull()
    forgetTyped(storage, application)
    expect(keptTyped(storage, application)).toBeNull()
  })

  it('never has a whole Aadhaar number', () => {
    const storage = aStorage()
    keepTyped(storage, application, { ...typed, answers: { ...typed.answers, aadhaar: '2345 6789 0124' } })
    expect([...storage.items.values()].join()).not.toMatch(/6789/)
    expect(keptTyped(storage, application)?.answers).toEqual({ fatherName: 'ROBIN' })
  })
})
