import { describe, expect, it } from 'vitest'
import { PRIVACY_NOTICE_VERSION } from '../privacy-notice.ts'
import { type ConsentEntry, consentStates } from './consent-states.ts'
import { registrationCallSchema } from './registration-call.ts'
import { consentChoiceSchema } from './schemas.ts'

const entry = (change: Partial<ConsentEntry>): ConsentEntry => ({
  purpose: 'whatsapp',
  act: 'given',
  version: PRIVACY_NOTICE_VERSION,
  locale: 'en',
  at: '2026-01-01T00:00:00.000Z',
  where: 'settings',
  statedAdult: true,
  ...change,
})
const isGiven = (entries: ConsentEntry[]) => consentStates(entries).find(({ purpose }) => purpose === 'whatsapp')?.given

describe('consentStates', () => {
  it('has every purpose, off without an entry', () => {
    expect(consentStates([])).toEqual([
      { purpose: 'admission', given: false, entry: null },
      { purpose: 'whatsapp', given: false, entry: null },
    ])
  })

  it('follows the latest entry, in any order', () => {
    const withdrawn = entry({ act: 'withdrawn', at: '2026-02-01T00:00:00.000Z' })
    expect(isGiven([withdrawn, entry({})])).toBe(false)
    expect(isGiven([entry({}), withdrawn])).toBe(false)
    expect(isGiven([withdrawn, entry({ at: '2026-03-01T00:00:00.000Z' })])).toBe(true)
  })

  it('has the first of two entries of one moment, the newer one of a list with the newest first', () => {
    expect(isGiven([entry({ act: 'withdrawn' }), entry({})])).toBe(false)
  })

  it('is not changed by a notice that was shown, nor by another purpose', () => {
    const at = '2026-02-01T00:00:00.000Z'
    expect(
      isGiven([entry({}), entry({ act: 'shown', at }), entry({ purpose: 'admission', act: 'withdrawn', at })]),
    ).toBe(true)
  })
})

describe('the choice of a purpose', () => {
  const choice = { purpose: 'whatsapp', given: false, noticeVersion: PRIVACY_NOTICE_VERSION, noticeLocale: 'en' }

  it('is one of the optional purposes', () => {
    expect(consentChoiceSchema.safeParse(choice).success).toBe(true)
    expect(consentChoiceSchema.safeParse({ ...choice, purpose: 'admission' }).success).toBe(false)
    expect(consentChoiceSchema.safeParse({ ...choice, given: 'false' }).success).toBe(false)
    expect(consentChoiceSchema.safeParse({ ...choice, noticeVersion: '1999-01-01' }).success).toBe(false)
  })

  it('is at most one of each purpose in a registration, which may have none', () => {
    const { agreedPurposes } = registrationCallSchema.shape
    expect(agreedPurposes.safeParse(undefined).success).toBe(true)
    expect(agreedPurposes.safeParse(['whatsapp']).success).toBe(true)
    expect(agreedPurposes.safeParse(['whatsapp', 'whatsapp']).success).toBe(false)
    expect(agreedPurposes.safeParse(['admission']).success).toBe(false)
  })
})
