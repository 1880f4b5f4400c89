import { describe, expect, it } from 'vitest'
import {
  CONFIRMED_MINUTES,
  confirmationSchema,
  isRecentlyProven,
  passkeyNameProblem,
  proofSchema,
  stepAfterPassword,
} from './second-factor.ts'

const now = new Date('2026-11-27T06:30:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()

describe('a correct password leads', () => {
  const none = { mustChoosePassword: false, factors: 0, isRequired: true, requiredFrom: null, now }
  it.each([
    ['to a proof with a second step, wherever it is required', { ...none, factors: 1, isRequired: false }, 'proof'],
    [
      'to a new password first, if another person knows it',
      { ...none, factors: 1, mustChoosePassword: true },
      'new-password',
    ],
    ['to a session where none is required', { ...none, isRequired: false, requiredFrom: ago(1) }, null],
    ['to a session before the days of grace have begun', none, null],
    ['to a session on the last moment of grace', { ...none, requiredFrom: ago(-1) }, null],
    ['to setting it up after it', { ...none, requiredFrom: ago(0) }, 'set-up'],
  ] as const)('%s', (_, options, step) => expect(stepAfterPassword(options)).toBe(step))
})

describe('a proof', () => {
  const minutes = CONFIRMED_MINUTES * 60_000
  it.each([
    ['of this moment', ago(0), true],
    ['of nine minutes ago', ago(minutes - 1), true],
    ['of ten minutes ago', ago(minutes), false],
    ['of the future, after the clock was set back', ago(-1), false],
    ['that there was not', null, false],
  ])('%s is recent: %#', (_, provenAt, expected) => expect(isRecentlyProven(provenAt, now)).toBe(expected))

  it('of a sign-in is a code or a passkey; a confirmation may be a password', () => {
    const passkey = { id: 'x', response: {}, type: 'public-key' }
    for (const sent of [{ code: ' 123456 ' }, { passkey }]) expect(proofSchema.safeParse(sent).success).toBe(true)
    const refused = [{}, { code: '' }, { code: 7 }, { password: 'x' }, { code: '1', passkey }, { passkey: { id: 'x' } }]
    for (const sent of refused) expect(proofSchema.safeParse(sent).success).toBe(false)
    expect(confirmationSchema.safeParse({ password: 'x' }).success).toBe(true)
    expect(confirmationSchema.safeParse({ password: '' }).success).toBe(false)
  })
})

it.each([
  ['  ', 'Enter a name, such as “Office laptop”'],
  ['x'.repeat(61), 'Use at most 60 characters'],
  [' Office laptop ', ''],
])('the name of a passkey: %j', (name, problem) => expect(passkeyNameProblem(name)).toBe(problem))
