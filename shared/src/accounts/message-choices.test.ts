import { describe, expect, it } from 'vitest'
import {
  declinedChoices,
  isDeclined,
  MANDATORY_MESSAGES,
  MESSAGE_CHOICES,
  MESSAGE_KINDS,
  messageChoicesSchema,
  OPTIONAL_MESSAGES,
  templatesOf,
} from './message-choices.ts'

const always = Object.values(MANDATORY_MESSAGES).flat()

describe('the choices of messages', () => {
  it('are every kind by each of its channels', () => {
    const all = Object.entries(OPTIONAL_MESSAGES).flatMap(([kind, channels]) =>
      Object.keys(channels).map((channel) => `${kind}:${channel}`),
    )
    expect(MESSAGE_CHOICES).toEqual(all)
    expect(MESSAGE_KINDS).toEqual(Object.keys(OPTIONAL_MESSAGES))
  })

  it('turn off templates of their own, and none that is mandatory', () => {
    const optional: readonly string[] = MESSAGE_CHOICES.flatMap(templatesOf)
    expect(optional).toEqual([...new Set(optional)])
    expect(MESSAGE_CHOICES.filter((choice) => templatesOf(choice).length === 0)).toEqual([])
    expect(optional.filter((template) => always.some((each) => each === template))).toEqual([])
  })

  it.each(MESSAGE_CHOICES)('%s turns off its templates alone', (choice) => {
    const [mine = '', ...others] = templatesOf(choice)
    expect([mine, ...others].every((template) => isDeclined([choice], template))).toBe(true)
    const rest = MESSAGE_CHOICES.filter((each) => each !== choice).flatMap(templatesOf)
    expect([...rest, ...always].filter((template) => isDeclined([choice], template))).toEqual([])
  })

  it('turn off nothing by default, nor templates that are unknown', () => {
    for (const stored of [undefined, null, [], 'application:email', {}]) {
      expect(MESSAGE_CHOICES.flatMap(templatesOf).some((template) => isDeclined(stored, template))).toBe(false)
    }
    expect(isDeclined([...MESSAGE_CHOICES], 'unknown')).toBe(false)
  })

  it('are read from what another version has stored', () => {
    expect(declinedChoices(['orders:email', 'gone:email', 5, 'application:sms', 'orders:email'])).toEqual([
      'application:sms',
      'orders:email',
    ])
  })
})

it.each([
  [{ declined: ['application:sms'] }, true],
  [{ declined: [] }, true],
  [{ declined: ['security:email'] }, false],
  [{ declined: ['fee-paid'] }, false],
  [{ declined: Array.from({ length: 6 }, () => 'fees:email') }, false],
  [{ declined: 'fees:email' }, false],
  [{}, false],
])('%j is accepted: %s', (body, accepted) => expect(messageChoicesSchema.safeParse(body).success).toBe(accepted))
