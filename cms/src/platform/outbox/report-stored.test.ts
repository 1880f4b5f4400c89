import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportStored, storedSentence } from './report-stored.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  [['sms'], 'A text message was sent. Read it at /outbox'],
  [['email'], 'An e-mail was sent. Read it at /outbox'],
  [['sms', 'sms'], '2 text messages were sent. Read them at /outbox'],
  [['email', 'sms', 'email'], '2 e-mails and 1 text message were sent. Read them at /outbox'],
] as const)('%j: %s', (kept, sentence) => expect(storedSentence(kept, '/outbox')).toBe(sentence))

it('tells together what comes together, and the next by itself', () => {
  const said: string[] = []
  const tell = reportStored({ say: (sentence) => said.push(sentence), address: '/outbox' })
  tell({ channel: 'sms' })
  tell({ channel: 'email' })
  expect(said).toEqual([])
  vi.runAllTimers()
  tell({ channel: 'email' })
  vi.runAllTimers()
  expect(said).toEqual([
    '1 e-mail and 1 text message were sent. Read them at /outbox',
    'An e-mail was sent. Read it at /outbox',
  ])
})
