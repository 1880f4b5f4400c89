import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportStored, storedMessage } from './report-stored.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  [['sms'], 'A text message was sent. Read it at /outbox'],
  [['email'], 'An e-mail was sent. Read it at /outbox'],
  [['sms', 'sms'], '2 text messages were sent. Read them at /outbox'],
  [['email', 'sms', 'email'], '2 e-mails and 1 text message were sent. Read them at /outbox'],
] as const)('%j: %s', (channels, sentence) => expect(storedMessage(channels, '/outbox')).toBe(sentence))

it('batches concurrent messages and reports later ones separately', () => {
  const logged: string[] = []
  const report = reportStored({ log: (sentence) => logged.push(sentence), address: '/outbox' })
  report({ channel: 'sms' })
  report({ channel: 'email' })
  expect(logged).toEqual([])
  vi.runAllTimers()
  report({ channel: 'email' })
  vi.runAllTimers()
  expect(logged).toEqual([
    '1 e-mail and 1 text message were sent. Read them at /outbox',
    'An e-mail was sent. Read it at /outbox',
  ])
})
