import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { isWatched, OWED_STATES } from '@pravesh/shared/payments/owed/states'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaymentState } from '../watch/payment-state.ts'
import { resultPanel } from './result-panel.ts'
import { resultWords } from './words/words.ts'

beforeAll(() => vi.stubGlobal('HTMLAnchorElement', class {}))
afterAll(() => vi.unstubAllGlobals())

/** A result page of which each part is an element that was asked for. */
function aPage() {
  const parts = new Map<string, { hidden: boolean; dataset: object; textContent: string; classList: object }>()
  const landings = JSON.stringify({ fee: { page: '/account', going: 'Going on…' } })
  const part = (selector: string) => {
    const known = parts.get(selector) ?? {
      hidden: false,
      dataset: { landings },
      textContent: '',
      classList: { toggle: () => undefined },
    }
    parts.set(selector, known)
    return known
  }
  const page = { title: '', documentElement: { lang: 'en' }, querySelector: part, querySelectorAll: () => [] }
  return { panel: resultPanel(page as unknown as Document), part }
}

/** A receipt can follow what is paid, and what may still turn out to be. */
const WITH_RECEIPT: readonly PaymentState[] = ['paid', 'opened', 'undecided', 'unreachable']

it.each<PaymentState>([...OWED_STATES, 'duplicate', 'unreachable'])(
  'promises a receipt only where there can be one: %s',
  (state) => {
    const { panel, part } = aPage()
    const owed = OWED_STATES.find((each) => each === state)
    const result = owed && { amount: 1, purpose: 'fee', subjectId: '1', owed: anOwedView(owed) }
    const reply = { ok: true, status: 200, msg: '', errors: [], body: { result } }
    panel.show(state, { id: 'T1', reply, msg: '' })
    expect(part('[data-receipt-hint]').hidden).toBe(!WITH_RECEIPT.includes(state))
    expect(part('[data-facts]').hidden).toBe(false)
  },
)

describe('the words of each state', () => {
  const { states } = resultWords('en')

  it.each(OWED_STATES.filter((state) => state !== 'notStarted'))('explains %s', (state) => {
    expect(states[state].title).toMatch(/^[A-Z]/)
  })

  it('offers no second way to say the same', () => {
    const titles = Object.values(states).map(({ title }) => title)
    // The server cannot be reached, or has not been asked.
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('watches only what can change by itself', () => {
    expect(OWED_STATES.filter(isWatched)).toEqual(['opened', 'undecided'])
  })
})
