/** @sqlite-only refused before a write; offline-payments.int.test.ts enters payments on both databases */
import { describe, expect, it } from 'vitest'
import { anObjectStream, aPdf } from '../../../test/builders/documents.ts'
import { loggedIn } from '../../../test/builders/students.ts'
import { offlineDesk } from '../../../test/offline-desk.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { people, newSubject, fields, formOf, post, anEntry, entry } = offlineDesk(portal)

const HIDDEN_PROGRAM = '<< /S /JavaScript /JS (app.alert(1)) >>'

describe('the entry of an offline payment', () => {
  it.each([
    ['another amount', { amountPaise: '1' }, 409],
    ['a negative amount', { amountPaise: '-50000' }, 400],
    ['no reference', { reference: ' ' }, 400],
    ['an unknown channel', { channel: 'online' }, 400],
    ['an unknown purpose', { purpose: 'gift' }, 400],
    ['a day in the future', { receivedOn: '2999-01-01' }, 400],
    ['another field', { status: 'confirmed' }, 400],
    ['an unknown subject', { subjectId: 'unknown' }, 409],
  ])('is refused with %s', async (_, change, status) => {
    expect(await post('', formOf(fields(newSubject(), change)))).toMatchObject({ status })
  })

  it.each([
    ['no proof', null],
    ['an empty proof', Buffer.alloc(0)],
    ['a page as proof', Buffer.from('<script>alert(1)</script>')],
    ['a truncated PDF as proof', aPdf().subarray(0, 200)],
    ['a PDF with a program as proof', aPdf({ trailer: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })],
    ['a PDF with a hidden program as proof', aPdf({ body: anObjectStream({ objects: { 7: HIDDEN_PROGRAM } }) })],
    ['a PDF that is too large as proof', aPdf({ bytes: 5_000_001 })],
  ])('is refused with %s', async (_, file) => {
    expect(await post('', formOf(fields(newSubject()), file))).toMatchObject({ status: 400 })
  })

  it('is refused with a broken picture or one that is too large', async () => {
    expect(await post('', formOf(fields(newSubject()), people.picture.subarray(0, 60)))).toMatchObject({ status: 400 })
    const headers = { ...people.maker.headers, 'content-type': 'multipart/form-data; boundary=x' }
    const large = 'x'.repeat(5_200_000)
    expect(await portal.call('POST', '/api/payment/staff/offline', large, headers)).toMatchObject({ status: 413 })
    expect(await post('', {})).toMatchObject({ status: 415 })
  })

  it('accepts a PDF without active content; staff see its pages and may download it', async () => {
    const pdf = aPdf()
    const { status, reply } = await post('', formOf(fields(newSubject()), pdf))
    expect({ status, msg: reply.msg }).toMatchObject({ status: 200 })
    const { proof } = await entry(reply.result.id)
    const address = `/api/payment/staff/proof/${proof}`
    const ask = (path: string) => portal.call('GET', `${address}${path}`, undefined, people.checker.headers)
    expect((await ask('')).text).toContain(`<img src="${address}/page/1"`)
    expect((await ask('/page/1')).headers.get('content-type')).toBe('image/jpeg')
    const original = await ask('/original')
    expect(original.bytes.equals(pdf)).toBe(true)
    expect(original.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''challan.pdf")
  })

  it('is closed to other staff, students and visitors', async () => {
    const id = await anEntry(newSubject())
    const proofId = String((await entry(id)).proof)
    const proof = (headers: Record<string, string>) =>
      portal.call('GET', `/api/payment/staff/proof/${proofId}/page/1`, undefined, headers)
    const served = await proof(people.checker.headers)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(served.headers.get('cache-control')).toBe('private, no-store')
    const officer = await aStaffSession(portal, ['admissions-officer'])
    const asStudent: Record<string, string> = await loggedIn(portal.payload, people.student)
    for (const [headers, status] of [
      [officer.headers, 403],
      [asStudent, 401],
      [{}, 401],
    ] as const) {
      const call = (path: string) => portal.call('POST', `/api/payment/staff/offline${path}`, {}, headers)
      expect(await call('')).toMatchObject({ status })
      expect(await call(`/${id}/confirm`)).toMatchObject({ status })
      expect(await call(`/${id}/reject`)).toMatchObject({ status })
      expect(await proof(headers)).toMatchObject({ status })
    }
    expect(await portal.call('GET', `/api/payment-proofs/file/x.jpg`, undefined, people.checker.headers)).toMatchObject(
      {
        status: 404,
      },
    )
  })
})
