/** @sqlite-only lines of the log; outbox.int.test.ts stores and sends messages on both databases */
import { expect, it, vi } from 'vitest'
import { aDueMessage } from '../../../test/builders/due-messages.ts'
import { sendWaiting } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { DeliveryError } from './delivery-error.ts'

const portal = startTestPortal()

it('leaves a line in the log when a message cannot be sent, without the address', async () => {
  const { payload } = portal
  const now = new Date()
  const id = await aDueMessage(payload, now)
  const error = new DeliveryError({ message: 'It said: <office@example.in> and +91 98300 12345 are unknown.' })
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {})
  const fieldKeys = ['0123456789abcdef'.repeat(4)]
  const drivers = { email: { send: () => Promise.reject(error) }, sms: 'none' as const }
  await sendWaiting({ payload, drivers, fieldKeys, now: () => now })
  const lines = JSON.stringify(warn.mock.calls)
  warn.mockRestore()
  expect(lines).toContain('A message could not be sent.')
  expect(lines).toContain(id)
  expect(lines).toContain('are unknown')
  expect(lines).not.toMatch(/office@|98300/)
})
