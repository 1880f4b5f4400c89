/** @sqlite-only own and shared records as in list-views.int.test.ts, which runs on both databases */
import { MAX_REASON_TEXTS } from '@pravesh/shared/admissions/status/reason-texts'
import type { TypedUser } from 'payload'
import { describe, expect, it } from 'vitest'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Role } from '../../staff/permissions/roles.ts'
import { findReasonTexts } from './find-reason-texts.ts'

const portal = startTestPortal()

async function aPerson(role: Role) {
  const { headers, user: session } = await aStaffSession(portal, [role])
  const user: TypedUser = {
    ...(await portal.payload.findByID({ collection: 'staff', id: session.id })),
    collection: 'staff',
  }
  return {
    save: (text: string, more: object = {}) =>
      portal.call('POST', '/api/application/staff-reason-texts', { kind: 'sendBack', text, ...more }, headers),
    change: (id: string, body: object) =>
      portal.call('POST', `/api/application/staff-reason-texts/${id}/change`, body, headers),
    remove: (id: string) => portal.call('POST', `/api/application/staff-reason-texts/${id}/delete`, {}, headers),
    list: async () =>
      (await portal.call('GET', '/api/application/staff-reason-texts', undefined, headers)).reply.result,
    texts: async () => (await findReasonTexts(portal.payload, user)).map(({ text, by }) => ({ text, by })),
    ids: async () => (await findReasonTexts(portal.payload, user)).map(({ id }) => id),
  }
}

describe('texts for reasons', () => {
  it('are one’s own, or shared by those who decide', async () => {
    const [officer, colleague, verifier] = [
      await aPerson('admissions-officer'),
      await aPerson('admissions-officer'),
      await aPerson('verifier'),
    ]
    expect((await officer.save('Own.')).status).toBe(200)
    expect((await officer.save('Own.')).status).toBe(200)
    expect((await officer.save('Shared.', { isShared: true })).reply.msg).toBe('Text saved for all colleagues.')
    expect((await verifier.save('Mine.')).status).toBe(200)
    expect((await verifier.save('For all.', { isShared: true })).status).toBe(403)
    expect((await officer.texts()).map(({ text }) => text).sort()).toEqual(['Own.', 'Shared.'])
    expect(await colleague.texts()).toEqual([{ text: 'Shared.', by: expect.stringMatching(/./) }])
    expect((await verifier.texts()).map(({ text }) => text)).toEqual(['Mine.', 'Shared.'])
    const { languages } = portalOf(portal.payload).env
    expect(await colleague.list()).toMatchObject({ texts: [{ text: 'Shared.' }], languages, mayShare: true })
    expect(await verifier.list()).toMatchObject({ texts: [{ text: 'Mine.' }, { text: 'Shared.' }], mayShare: false })
    for (const id of await officer.ids()) expect((await colleague.remove(id)).status).toBe(404)
    for (const id of await officer.ids()) expect((await officer.remove(id)).status).toBe(200)
    expect(await officer.texts()).toEqual([])
  })

  it('are refused with the field and the reason', async () => {
    const officer = await aPerson('admissions-officer')
    const refused = async (text: string, more = {}) => (await officer.save(text, more)).reply.errors?.[0]
    expect(await refused('  ')).toMatchObject({ field: 'text', message: 'Enter the text in English.' })
    expect(await refused('x'.repeat(1001))).toMatchObject({ field: 'text' })
    expect(await refused('x', { kind: 'other' })).toMatchObject({ field: 'kind' })
    for (let each = 0; each < MAX_REASON_TEXTS; each++) await officer.save(`Text ${each}`)
    expect(await refused('One more')).toMatchObject({ field: 'text', code: 'tooMany' })
  })

  it('are changed by those who may delete them, and keep translations of earlier words as older', async () => {
    const [officer, colleague] = [await aPerson('admissions-officer'), await aPerson('admissions-officer')]
    await officer.save('First.', { isShared: true, translations: { bn: 'প্রথম।', hi: ' ' } })
    await officer.save('Other.', { isShared: true })
    const [other = '', first = ''] = await officer.ids()
    const body = { before: 'First.', text: 'Second.', translations: { bn: 'প্রথম।', hi: 'दूसरा।' } }
    expect((await colleague.change(first, body)).status).toBe(404)
    expect((await officer.change(first, { ...body, text: 'Other.' })).reply.errors[0]).toMatchObject({ field: 'text' })
    expect((await officer.change(first, { ...body, before: 'Another.' })).status).toBe(409)
    expect((await officer.change(first, { ...body, text: ' ' })).reply.errors[0]).toMatchObject({ field: 'text' })
    expect((await officer.change(first, body)).status).toBe(200)
    const { payload } = portal
    expect(await payload.findByID({ collection: 'reason-texts', id: first })).toMatchObject({
      text: 'Second.',
      translations: { bn: { text: 'প্রথম।', of: 'First.' }, hi: { text: 'दूसरा।', of: 'Second.' } },
    })
    for (const id of [first, other]) await officer.remove(id)
  })
})
