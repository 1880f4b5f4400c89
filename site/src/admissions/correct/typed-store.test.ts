import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import { removeTyped, storedTyped, storeTyped } from './typed-store.ts'

const application = {
  id: '7',
  status: 'SENT_BACK' as const,
  events: [{ at: '2026-11-21T05:00:00Z', what: '', reason: '' }],
}
const typed = { answers: { fatherName: 'ROBIN', aadhaar: '2345 6789 0124' }, documents: { photo: 'a' }, files: [] }

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('unsubmitted changes', () => {
  it('survive a reload or a login, for this application only', () => {
    storeTyped(application, typed)
    expect(storedTyped(application)).toMatchObject(typed)
    expect(storedTyped({ ...application, id: '8' })).toBeNull()
  })

  it('are dropped when the application has changed or they were removed', () => {
    storeTyped(application, typed)
    const later = { ...application, events: [...application.events, { at: '2026-11-22', what: '', reason: '' }] }
    expect(storedTyped(later)).toBeNull()
    const another = { ...application, events: [{ at: '2026-11-22', what: '', reason: '' }] }
    expect(storedTyped(another)).toBeNull()
    removeTyped(application)
    expect(storedTyped(application)).toBeNull()
  })

  it('survive neither the tab nor a logout on any page', () => {
    storeTyped(application, typed)
    expect(JSON.stringify(localStorage)).not.toMatch(/6789/)
    forgetStudent()
    expect(JSON.stringify(sessionStorage)).not.toMatch(/6789/)
  })
})
