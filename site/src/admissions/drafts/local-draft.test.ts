import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import { draftName, findLocalDraft, type LocalDraft, storeLocalDraft } from './local-draft.ts'

const draft: LocalDraft = {
  content: {
    answers: { fatherName: 'BIMAL', aadhaar: '2987 6543 2101', languages: ['Hindi'] },
    documents: { photo: 'file-1' },
    detailsSaved: true,
    educationSaved: false,
    termsAccepted: false,
  },
  files: [{ id: 'file-1', name: 'me.jpg', type: 'image/jpeg', bytes: 5 }],
  revision: 3,
  changedAt: '2026-11-21T10:00:00.000Z',
  isSent: false,
  unanswered: ['x'],
}
const name = draftName('asha@example.in', 'BED')

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('returns a draft as stored', () => {
  expect(storeLocalDraft(name, draft)).toBe(true)
  expect(findLocalDraft(name)).toEqual(draft)
  expect(findLocalDraft(draftName('other@example.in', 'BED'))).toBeNull()
})

it('stores the Aadhaar number only until the tab is closed', () => {
  storeLocalDraft(name, draft)
  expect(JSON.stringify(localStorage)).not.toContain('6543')
  vi.stubGlobal('sessionStorage', new FakeStorage())
  expect(findLocalDraft(name)?.content.answers).toEqual({ fatherName: 'BIMAL', languages: ['Hindi'] })
})

it('is removed at logout, without touching data of others', () => {
  storeLocalDraft(name, draft)
  localStorage.setItem('else', '1')
  forgetStudent()
  expect(findLocalDraft(name)).toBeNull()
  expect(sessionStorage.getItem(`pravesh-student:${name}`)).toBeNull()
  expect(localStorage.getItem('else')).toBe('1')
})

it('ignores an invalid draft, and reports missing storage', () => {
  localStorage.setItem(`pravesh-student:${name}`, '{"content":{}}')
  expect(findLocalDraft(name)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(storeLocalDraft(name, draft)).toBe(false)
})
