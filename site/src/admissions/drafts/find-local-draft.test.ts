import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../../test/fake-storage.ts'
import { forgetStudent } from '../../lib/student-storage.ts'
import { findLocalDraft } from './find-local-draft.ts'
import { draftName, hasLocalDraft, type LocalDraft, removeLocalDraft, storeLocalDraft } from './local-draft.ts'

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
  expect(hasLocalDraft(name)).toBe(true)
  const other = draftName('other@example.in', 'BED')
  expect(findLocalDraft(other)).toBeNull()
  expect(hasLocalDraft(other)).toBe(false)
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

it('is removed after its submission, with the Aadhaar number', () => {
  storeLocalDraft(name, draft)
  removeLocalDraft(name)
  expect(findLocalDraft(name)).toBeNull()
  expect(sessionStorage.getItem(`pravesh-student:${name}`)).toBeNull()
})

it('drops documents of a kind that the portal no longer has', () => {
  const documents = { photo: 'file-1', passport: 'file-2' }
  storeLocalDraft(name, { ...draft, content: { ...draft.content, documents } })
  expect(findLocalDraft(name)?.content.documents).toEqual({ photo: 'file-1' })
})

it('returns a draft without a list of languages', () => {
  const answers = { fatherName: 'BIMAL', aadhaar: '' }
  storeLocalDraft(name, { ...draft, content: { ...draft.content, answers } })
  expect(findLocalDraft(name)?.content.answers).toEqual(answers)
})

const [file] = draft.files
const withContent = (change: object) => ({ ...draft, content: { ...draft.content, ...change } })

it.each<[string, unknown]>([
  ['no object', null],
  ['a list', [draft]],
  ['no content', { ...draft, content: null }],
  ['no answers', withContent({ answers: undefined })],
  ['answers that are no texts', withContent({ answers: { fatherName: 7 } })],
  ['a list that is no list', withContent({ answers: { languages: 'Hindi' } })],
  ['a list of other things than texts', withContent({ answers: { languages: ['Hindi', 7] } })],
  ['no documents', withContent({ documents: undefined })],
  ['documents that are no texts', withContent({ documents: { photo: 7 } })],
  ['no flag', withContent({ detailsSaved: undefined })],
  ['a flag that is a text', withContent({ educationSaved: 'yes' })],
  ['a flag that is a number', withContent({ termsAccepted: 1 })],
  ['no files', { ...draft, files: undefined }],
  ['an empty file', { ...draft, files: [null] }],
  ['a file without an id', { ...draft, files: [{ ...file, id: undefined }] }],
  ['a file without a size', { ...draft, files: [file, { ...file, bytes: '5' }] }],
  ['a revision that is no whole number', { ...draft, revision: 1.5 }],
  ['no time', { ...draft, changedAt: undefined }],
  ['no state', { ...draft, isSent: 'no' }],
  ['no unanswered saves', { ...draft, unanswered: null }],
  ['unanswered saves that are no texts', { ...draft, unanswered: ['x', 7] }],
])('ignores a draft with %s', (_, stored) => {
  localStorage.setItem(`pravesh-student:${name}`, JSON.stringify(stored))
  expect(findLocalDraft(name)).toBeNull()
})

const storeText = (text: string) => localStorage.setItem(`pravesh-student:${name}`, text)

it('drops answers and documents that the portal no longer asks for', () => {
  const { content } = draft
  const answers = { fatherName: 'BIMAL', shoeSize: '9' }
  storeText(JSON.stringify({ ...draft, content: { ...content, answers, documents: { passport: 'file-2' } } }))
  expect(findLocalDraft(name)?.content).toMatchObject({ answers: { fatherName: 'BIMAL' }, documents: {} })
  expect(JSON.stringify(findLocalDraft(name))).not.toMatch(/shoeSize|passport/)
})

it('ignores text that is no JSON', () => {
  storeText('{')
  expect(findLocalDraft(name)).toBeNull()
})

it('reports missing storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storeLocalDraft(name, draft)).toBe(false)
  expect(hasLocalDraft(name)).toBe(false)
})
