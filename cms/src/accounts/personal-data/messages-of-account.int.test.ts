/** @sqlite-only personal-data.int.test.ts and outbox.int.test.ts run on both */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { anActiveStudent, anUnverifiedStudent, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { sendWaiting } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { applicationText } from '../../admissions/messages/application-text.ts'
import type { AnyTemplatedMessage, WrittenMessage } from '../../messaging/outbox/compose.ts'
import type { OutgoingMessage } from '../../messaging/outbox/drivers.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Student } from '../../payload-types.ts'
import { passwordChanged } from '../messages/password-changed.ts'
import { phoneCode } from '../messages/phone-code.ts'
import { removeUnverified } from '../unverified/remove-unverified.ts'

const portal = startTestPortal()
const requested = { deletionRequestedAt: '2026-01-01T00:00:00.000Z' }
const resetLink = 'http://localhost:3000/forgot-password'
type Message = WrittenMessage | AnyTemplatedMessage

beforeEach(() => portal.payload.delete({ collection: 'messages', where: {} }))

const queue = (message: Message, studentId?: string) =>
  queueMessage({ payload: portal.payload, event: randomUUID(), studentId }, message)
const aPasswordChanged = (to: string): Message => {
  const variables = { name: 'ASHA', changedAt: new Date(), resetLink }
  return { to, template: passwordChanged, variables }
}
const aPhoneCode = (to: string): Message => ({ to, template: phoneCode, variables: { code: '482913', minutes: 5 } })
const written = (to: string, template: string): Message => ({ channel: 'email', to, template, subject: 'S', text: 'T' })
const recipients = async () =>
  (await portal.payload.find({ collection: 'messages', limit: 0, depth: 0 })).docs.map(({ to }) => to).sort()

async function sentNow(): Promise<string[]> {
  const sent: OutgoingMessage[] = []
  const driver = { send: async (message: OutgoingMessage) => ({ reference: `no-${sent.push(message)}` }) }
  const later = new Date(Date.now() + 1000)
  await sendWaiting({
    payload: portal.payload,
    drivers: { email: driver, sms: driver },
    fieldKeys: [process.env.FIELD_KEY ?? ''],
    now: () => later,
  })
  return sent.map(({ to }) => to)
}

/** Messages of every kind that an account accumulates: its own, to a former address, and from before registration. */
async function writeTo({ id, email, phone }: Student): Promise<void> {
  await queue(aPasswordChanged(email), id)
  await queue({ to: phone, template: applicationText, variables: { news: 'submitted', number: 'BED1' } }, id)
  await queue(aPasswordChanged('mistyped@example.in'), id)
  await queue(aPhoneCode(phone))
  await queue(aPasswordChanged(email))
}

describe('deleting an account', () => {
  it('deletes its messages, sent or not, by e-mail and by phone', async () => {
    const student = await anActiveStudent(portal.payload, requested)
    await writeTo(student)
    await sentNow()
    await writeTo(student)
    await portal.payload.delete({ collection: 'students', id: student.id })
    expect(await recipients()).toEqual([])
    expect(await sentNow()).toEqual([])
  })

  it('preserves messages of other people to the same address', async () => {
    const student = await anActiveStudent(portal.payload, requested)
    const sister = await anActiveStudent(portal.payload)
    const others = [aPasswordChanged(student.email), aPhoneCode(student.phone)]
    for (const message of others) await queue(message, sister.id)
    for (const template of ['staff-account', 'contact-received']) await queue(written(student.email, template))
    await writeTo(student)
    await portal.payload.delete({ collection: 'students', id: student.id })
    const { email, phone } = student
    expect(await recipients()).toEqual([phone, email, email, email])
    expect((await sentNow()).sort()).toEqual([phone, email, email, email])
  })

  it('leaves no messages when an interrupted deletion is repeated', async () => {
    let fatalWrite = 0
    for (let nth = 1; nth <= 40; nth += KILL_STEP) {
      const { payload } = portal
      const student = await anActiveStudent(payload, requested)
      await writeTo(student)
      const remove = () => payload.delete({ collection: 'students', where: { id: { equals: student.id } } })
      const { died } = await killAtWrite(payload, nth, async () => {
        const { errors } = await remove()
        if (errors[0]) throw new Error(errors[0].message)
      })
      await remove()
      expect(await recipients(), `killed at write ${nth}`).toEqual([])
      if (!died) break
      fatalWrite = nth
    }
    expect(fatalWrite).toBeGreaterThan(3)
  })

  it('deletes them with an unverified account that a new registration replaces', async () => {
    const student = await anUnverifiedStudent(portal.payload)
    await writeTo(student)
    expect(await removeUnverified({ payload: portal.payload, studentId: student.id })).toBe(true)
    expect(await recipients()).toEqual([])
  })
})

it('sends no message that was queued while the account was being deleted', async () => {
  const student = await anActiveStudent(portal.payload, requested)
  await portal.payload.delete({ collection: 'students', id: student.id })
  await queue(aPasswordChanged(student.email), student.id)
  await queue(written('office@example.in', 'contact-received'))
  expect(await sentNow()).toEqual(['office@example.in'])
  expect(await recipients()).toEqual(['office@example.in'])
})

it('exports a student’s own messages, and none of another student with the same phone', async () => {
  const student = await anActiveStudent(portal.payload)
  const sister = await anActiveStudent(portal.payload)
  await writeTo(student)
  await queue({ to: student.phone, template: applicationText, variables: { news: 'paid', number: 'BED2' } }, sister.id)
  const headers = await loggedIn(portal.payload, student)
  const { reply } = await portal.call('GET', '/api/user/myData', undefined, headers)
  const kinds = reply.result.messages.map(({ kind }: { kind: string }) => kind).sort()
  const changed = 'password-changed'
  expect(kinds).toEqual(['application-text', changed, changed, changed, 'phone-code'])
})
