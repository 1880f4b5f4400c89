import type { Draft, DraftContent } from '@pravesh/shared/admissions/form/form-context'
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
function startWith(found: { server?: Draft; local?: LocalDraft }) {
  const chosen = chooseStart({ server: found.server ?? null, local: found.local ?? null })
  if (chosen === null) return 'blank'
  if (isConflict(chosen)) return 'conflict'
  const { content: started, revision, isSent } = chosen
  return { name: started.answers.fatherName, aadhaar: started.answers.aadhaar, revision, isSent }
}

describe('a form starts', () => {
  it('blank when there is no draft', () => expect(startWith({})).toBe('blank'))
  it('with the server’s draft on another device', () =>
    expect(startWith({ server: server('A', 3) })).toMatchObject({ name: 'A', revision: 3, isSent: true }))
  it('with this browser’s draft at revision 0 when the server has none', () =>
    expect(startWith({ local: local('A', 7, { isSent: true }) })).toMatchObject({
      name: 'A',
      revision: 0,
      isSent: false,
    }))
  it('blank when this browser’s draft is empty', () => expect(startWith({ local: local('', 0) })).toBe('blank'))
  it('with the server’s draft when this browser has no unsent changes', () =>
    expect(startWith({ server: server('B', 4), local: local('A', 3, { isSent: true }) })).toMatchObject({ name: 'B' }))
  it('with the server’s draft when both are the same save', () =>
    expect(startWith({ server: server('B', 3, '2345'), local: local('A', 3, { isSent: true }) })).toMatchObject({
      name: 'B',
      aadhaar: '2345',
      isSent: true,
    }))
  it('with this browser’s draft when the server has lost a later save', () =>
    expect(startWith({ server: server('B', 3), local: local('A', 4, { isSent: true }) })).toMatchObject({
      name: 'A',
      revision: 3,
      isSent: false,
    }))
  it('with this browser’s draft when it has unsent changes and the server’s is unchanged', () =>
    expect(startWith({ server: server('A', 3), local: local('B', 3) })).toMatchObject({
      name: 'B',
      revision: 3,
      isSent: false,
    }))
  it('with a conflict when both changed', () =>
    expect(startWith({ server: server('A', 4), local: local('B', 3) })).toBe('conflict'))
  it('without a conflict when both have the same content', () =>
    expect(startWith({ server: server('A', 4), local: local('A', 3) })).toMatchObject({ revision: 4, isSent: true }))
  it('without a conflict when the server’s draft was sent from here', () =>
    expect(
      startWith({ server: server('A', 4), local: local('B', 3, { unanswered: ['x', digestOf(content('A'))] }) }),
    ).toMatchObject({ name: 'B', revision: 4, isSent: false }))
})

describe('there is no conflict', () => {
  it('when only the completed steps differ', () =>
    expect(startWith({ server: { ...server('A', 4), detailsSaved: true }, local: local('A', 3) })).toMatchObject({
      name: 'A',
      revision: 4,
    }))
  it('when only the Aadhaar number differs; the one typed here is sent', () => {
    const typed = local('A', 3, { content: content('A', '2987 6543 2106') })
    expect(startWith({ server: server('A', 4, '234567890124'), local: typed })).toMatchObject({
      aadhaar: '2987 6543 2106',
      revision: 4,
      isSent: false,
    })
  })
})

it('sends an Aadhaar number that the server lacks', () => {
  const typed = local('A', 3, { content: content('A', '2987 6543 2106') })
  expect(startWith({ server: server('A', 3), local: typed })).toMatchObject({
    aadhaar: '2987 6543 2106',
    isSent: false,
  })
})

it('preserves the server’s Aadhaar number and completed steps under this browser’s draft', () => {
  const theirs = { ...server('A', 4, '298765432106'), detailsSaved: true }
  const { content: merged, revision, isSent } = mineOver(local('B', 3), theirs)
  expect(merged).toMatchObject({ answers: { fatherName: 'B', aadhaar: '298765432106' }, detailsSaved: true })
  expect({ revision, isSent }).toEqual({ revision: 4, isSent: false })
})

it('takes the Aadhaar number from the server when the closed tab has removed it here', () => {
  expect(startWith({ server: server('A', 3, '2345'), local: local('B', 3) })).toMatchObject({
    name: 'B',
    aadhaar: '2345',
  })
})
