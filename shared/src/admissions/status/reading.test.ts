import { describe, expect, it } from 'vitest'
import { endsReading } from './events.ts'
import { isSameVerdict, type ReadDecision, type Reading, readingStep, type Verdict } from './reading.ts'
import { agreementOf, outcomeOf } from './reading-report.ts'
import { isDrawnBy } from './reading-settings.ts'
import type { StaffDecision } from './staff-calls.ts'

const approve: ReadDecision = { move: 'approve', reason: '' }
const reject = (code: 'other' | 'no-seat' = 'other'): ReadDecision => ({ move: 'reject', code, reason: 'Because.' })
const sendBack: ReadDecision = { move: 'sendBack', reason: 'A photo.', parts: ['documents'] }
const verdict = (staffId: string, decision: ReadDecision): Verdict => ({ staffId, by: staffId, at: '', decision })
const settings = { isOn: true, samplePercent: 5 }
const step = (
  decision: StaffDecision,
  { reading = null as Reading | null, staffId = 'asha', isDrawn = false, isOn = true } = {},
) => readingStep({ settings: { ...settings, isOn }, reading, staffId, decision, isDrawn })
const proposed: Reading = { first: verdict('asha', reject()), second: null }
const disputed: Reading = { ...proposed, second: verdict('bela', approve) }

describe('a second reader', () => {
  it('is needed for rejections and drawn approvals, not for other decisions, nor while the setting is off', () => {
    expect([step(reject()), step(approve), step(approve, { isDrawn: true })]).toEqual(['propose', 'decide', 'propose'])
    expect([step(sendBack), step({ move: 'reopen', reason: '' })]).toEqual(['decide', 'decide'])
    expect([step(reject(), { isOn: false }), step(approve, { isDrawn: true, isOn: false })]).toEqual([
      'decide',
      'decide',
    ])
    expect(step(approve, { reading: disputed, staffId: 'asha', isOn: false })).toBe('decide')
  })

  it('agrees with the same decision and kind, in other words or by another person only', () => {
    const second = { reading: proposed, staffId: 'bela' }
    expect(step({ ...reject(), reason: 'In other words.' }, second)).toBe('agree')
    expect([step(reject('no-seat'), second), step(approve, second), step(sendBack, second)]).toEqual(
      Array(3).fill('disagree'),
    )
    expect(step(reject(), { reading: proposed })).toBe('own')
    expect(step({ move: 'recall', reason: 'Stop.' }, { reading: proposed })).toBe('decide')
  })

  it('leaves a disagreement to a third person', () => {
    const by = (staffId: string) => step(approve, { reading: disputed, staffId })
    expect([by('asha'), by('bela'), by('chitra')]).toEqual(['own', 'own', 'decide'])
  })

  it('counts the kind of a rejection, which decides about the fee', () => {
    expect([isSameVerdict(reject(), reject()), isSameVerdict(reject(), reject('no-seat'))]).toEqual([true, false])
    expect([outcomeOf(proposed, null), outcomeOf(disputed, reject()), outcomeOf(disputed, approve)]).toEqual([
      'agreed',
      'upheld',
      'overturned',
    ])
  })
})

describe('the sample of approvals', () => {
  it('has none at 0 %, all at 100 %, and the lower part of the hashes between', () => {
    expect([isDrawnBy('00000000', 0), isDrawnBy('ffffffff', 100)]).toEqual([false, true])
    expect([isDrawnBy('0cccccccab', 5), isDrawnBy('0ccccccdab', 5)]).toEqual([true, false])
  })
})

it('ends with changes of the application, not with what readers note', () => {
  expect((['resubmitted', 'paid', 'recalled', 'sent-back'] as const).map(endsReading)).toEqual(Array(4).fill(true))
  expect((['document-rejected', 'axis-set', 'claim-checked', 'reading-disputed'] as const).map(endsReading)).toEqual(
    Array(4).fill(false),
  )
})

it('reports how often each person agreed', () => {
  const first = [
    { staffId: 'asha', outcome: 'agreed', count: 3 },
    { staffId: 'asha', outcome: 'upheld', count: 2 },
    { staffId: 'asha', outcome: 'overturned', count: 1 },
  ] as const
  const second = [{ staffId: 'bela', outcome: 'overturned', count: 1 }] as const
  const none = { first: 0, agreed: 0, disagreed: 0, overturned: 0, second: 0, differed: 0, confirmed: 0 }
  expect(agreementOf(first, second)).toEqual([
    { ...none, staffId: 'asha', first: 6, agreed: 3, disagreed: 3, overturned: 1 },
    { ...none, staffId: 'bela', second: 1, differed: 1, confirmed: 1 },
  ])
})
