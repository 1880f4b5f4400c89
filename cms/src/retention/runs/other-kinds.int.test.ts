import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { after, retentionIn } from '../../../test/retention.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { sendAgain } from '../../messaging/outbox/send-again.ts'

const portal = startTestPortal()
const { run, hold } = retentionIn(portal)

describe('texts of messages', () => {
  const aMessage = (payload: Payload, more: object = {}) =>
    insertRow({
      payload,
      collection: 'messages',
      data: {
        ...{ status: 'kept', attempts: 0, channel: 'email', template: 'test', to: 'asha@example.in' },
        ...{ subject: 'Your application', text: 'Dear Asha', html: '<p>Dear Asha</p>', sealed: 'x', ...more },
      },
    })
  const find = (id: string) =>
    readRow({ payload: portal.payload, collection: 'messages', where: { id: { equals: id } } })

  it('are deleted, but not the fact that they were sent, nor what still waits', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const held = await anActiveStudent(payload)
    await hold(held.id)
    const [old, waiting, ofHeld, toHeld] = await Promise.all([
      aMessage(payload, { studentId: student.id }),
      aMessage(payload, { status: 'waiting' }),
      aMessage(payload, { studentId: held.id }),
      aMessage(payload, { to: held.email }),
    ])
    await run(after(365))
    expect(await find(old.id)).toMatchObject({ text: '', to: 'asha@example.in', status: 'kept' })
    const { subject, html, sealed } = (await find(old.id)) ?? {}
    expect([subject ?? null, html ?? null, sealed ?? null]).toEqual([null, null, null])
    for (const { id } of [waiting, ofHeld, toHeld]) expect((await find(id))?.text).toBe('Dear Asha')
    await expect(sendAgain({ payload, id: old.id, now: new Date() })).rejects.toMatchObject({ code: 'TEXT_ERASED' })
  })
})

describe('requests for help', () => {
  const aRequest = (payload: Payload, more: object = {}) =>
    insertRow({
      payload,
      collection: 'contact-messages',
      data: { status: 'handled', attempts: 0, firstName: 'Asha', phone: '+919800000001', comment: 'When?', ...more },
    })

  it('are deleted with their answers after the last message, unless a hold keeps them', async () => {
    const { payload } = portal
    const held = await anActiveStudent(payload)
    await hold(held.id)
    const [old, lively, kept] = await Promise.all([
      aRequest(payload),
      aRequest(payload, { lastWrittenAt: after(100).toISOString() }),
      aRequest(payload, { phone: held.phone }),
    ])
    const writtenAt = new Date().toISOString()
    for (const { id } of [old, kept]) {
      const data = {
        requestId: id,
        position: 1,
        attempts: 0,
        place: id,
        sendKey: id,
        writer: 'office',
        text: 'Soon',
        writtenAt,
      } as const
      await insertRow({ payload, collection: 'contact-replies', data })
    }
    await run(after(730))
    const left = await readRows({ payload, collection: 'contact-messages', fields: ['phone'], limit: 10 })
    expect(left.map(({ id }) => id).sort()).toEqual([lively.id, kept.id].map(String).sort())
    expect(await countRows({ payload, collection: 'contact-replies', where: { requestId: { equals: old.id } } })).toBe(
      0,
    )
    expect(await countRows({ payload, collection: 'contact-replies', where: { requestId: { equals: kept.id } } })).toBe(
      1,
    )
  })
})

describe('consents of guardians', () => {
  const aConsent = (payload: Payload, more: object) =>
    insertRow({
      payload,
      collection: 'guardian-consents',
      data: {
        ...{ act: 'given', by: 'guardian', relation: 'MOTHER', version: '2026-11-29', locale: 'bn' },
        ...{ at: new Date().toISOString(), adultAt: new Date().toISOString(), key: crypto.randomUUID(), ...more },
      },
    })

  it('are deleted three years after the 18th birthday, also without an account, unless a hold keeps them', async () => {
    const { payload } = portal
    const held = await anActiveStudent(payload)
    const student = await anActiveStudent(payload)
    await hold(held.id)
    const [, , ofHeld, younger] = await Promise.all([
      aConsent(payload, { studentId: student.id }),
      aConsent(payload, { studentId: null, emailHash: 'x' }),
      aConsent(payload, { studentId: held.id }),
      aConsent(payload, { studentId: student.id, adultAt: after(300).toISOString() }),
    ])
    await run(after(3 * 365))
    const left = await readRows({ payload, collection: 'guardian-consents', fields: ['act'], limit: 10 })
    expect(left.map(({ id }) => id).sort()).toEqual([ofHeld.id, younger.id].sort())
  })
})
