import { MESSAGE_CHOICES, MESSAGE_KINDS } from '@pravesh/shared/accounts/message-choices'
import { expect, it } from 'vitest'
import { choicesOf, declinedMessages, sentMessages } from './choices.ts'

it('shows every choice once, with its channel', () => {
  expect(MESSAGE_KINDS.flatMap(choicesOf).map(({ choice }) => choice)).toEqual(MESSAGE_CHOICES)
  expect(choicesOf('application').map(({ channel }) => channel)).toEqual(['email', 'sms'])
})

it.each([[[]], [['fees:email'] as const], [MESSAGE_CHOICES]])('sends what is left of %j', (declined) => {
  expect(declinedMessages(sentMessages(declined))).toEqual(declined)
})
