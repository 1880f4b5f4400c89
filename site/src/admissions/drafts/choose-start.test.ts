import type { Draft, DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import { describe, expect, it } from 'vitest'
import { chooseStart, isConflict, mineOver } from './choose-start.ts'
import type { LocalDraft } from './local-draft.ts'
import { digestOf } from './same-content.ts'

const content = (fatherName: string, aadhaar?: string): DraftContent => ({
  answers: { fatherName, ...(aadhaar && { aadhaar }) },
  documents: {},
  detailsSaved: false,
  educationSaved: false,
  termsAccepted: false,
})
const server = (fatherName: string, revision: number, aadhaar?: string): Draft => ({
  ...content(fatherName, aadhaar),
  revision,
  savedAt: '2026-11-21T10:00:00.000Z',
  files: [],
})
const local = (fatherName: string, revision: number, more: Partial<LocalDraft> = {}): LocalDraft => ({
  content: content(fatherName),
  files: [],
  revision,
  changedAt: '2026-11-21T09:00:00.000Z',
  isSent: false,
  unanswered: [],
  ...more,
})
/** What the form begins with, for what is known of it. */
function begins(found: { server?: Draft; local?: LocalDraft }) {
  const chosen = chooseStart({ server: found.server ?? null, local: found.local ?? null })
  if (chosen === null) return 'blank'
  if (isConflict(chosen)) return 'asks'
  const { content: begun, revision, isSent } = chosen
  return { name: begun.answers.fatherName, aadhaar: begun.answers.aadhaar, revision, isSent }
}

describe('a form begins', () => {
  it('blank when nobody knows of one', () => expect(begins({})).toBe('blank'))
  it('with the server’s on another device', () =>
    expect(begins({ server: server('A', 3) })).toMatchObject({ name: 'A', revision: 3, isSent: true }))
  it('with this browser’s when the server has none, on top of nothing', () =>
    expect(begins({ local: local('A', 7, { isSent: true }) })).toMatchObject({ name: 'A', revision: 0, isSent: false }))
  it('blank when this browser kept nothing but emptiness', () => expect(begins({ local: local('', 0) })).toBe('blank'))
  it('with the server’s when all of this browser’s was sent', () =>
    expect(begins({ server: server('B', 4), local: local('A', 3, { isSent: true }) })).toMatchObject({ name: 'B' }))
  it('with this browser’s when something is not sent and nobody else went on', () =>
    expect(begins({ server: server('A', 3), local: local('B', 3) })).toMatchObject({
      name: 'B',
      revision: 3,
      isSent: false,
    }))
  it('by asking when both went on', () => expect(begins({ server: server('A', 4), local: local('B', 3) })).toBe('asks'))
  it('without asking when both came to the same', () =>
    expect(begins({ server: server('A', 4), local: local('A', 3) })).toMatchObject({ revision: 4, isSent: true }))
  it('without asking when the server’s is what was sent from here', () =>
    expect(
      begins({ server: server('A', 4), local: local('B', 3, { unanswered: ['x', digestOf(content('A'))] }) }),
    ).toMatchObject({ name: 'B', revision: 4, isSent: false }))
})

describe('nothing is asked', () => {
  it('when only the number of finished steps differs', () =>
    expect(begins({ server: { ...server('A', 4), detailsSaved: true }, local: local('A', 3) })).toMatchObject({
      name: 'A',
      revision: 4,
    }))
  it('when only the Aadhaar number differs; the one that is typed here is sent', () => {
    const typed = local('A', 3, { content: content('A', '2987 6543 2106') })
    expect(begins({ server: server('A', 4, '234567890124'), local: typed })).toMatchObject({
      aadhaar: '2987 6543 2106',
      revision: 4,
      isSent: false,
    })
  })
})

it('an Aadhaar number that the server lacks is sent', () => {
  const typed = local('A', 3, { content: content('A', '2987 6543 2106') })
  expect(begins({ server: server('A', 3), local: typed })).toMatchObject({ aadhaar: '2987 6543 2106', isSent: false })
})

it('this browser’s form, chosen over the server’s, keeps an Aadhaar number and steps that only that has', () => {
  const theirs = { ...server('A', 4, '298765432106'), detailsSaved: true }
  const { content: begun, revision, isSent } = mineOver(local('B', 3), theirs)
  expect(begun).toMatchObject({ answers: { fatherName: 'B', aadhaar: '298765432106' }, detailsSaved: true })
  expect({ revision, isSent }).toEqual({ revision: 4, isSent: false })
})

it('the Aadhaar number, which this browser forgets with the tab, comes from the server', () => {
  expect(begins({ server: server('A', 3, '2345'), local: local('B', 3) })).toMatchObject({ name: 'B', aadhaar: '2345' })
})
