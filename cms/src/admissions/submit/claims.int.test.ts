import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { answersToWire } from '@pravesh/shared/admissions/wire/answers'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { afterEach, describe, expect, it } from 'vitest'
import { reread } from '../../../test/builders/applications.ts'
import { correctionBody } from '../../../test/builders/corrections.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { sentBackApplications } from '../../../test/sent-back.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submissionsOn } from '../../../test/submissions.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { decryptApaar } from '../answers/encrypted-apaar.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

const portal = startTestPortal()
const { open, sentBack, get, post } = sentBackApplications(portal)
const { submit, prepared, applicationsOf } = submissionsOn(portal, open)

type Group = Record<string, unknown>
/** The body as a client sends it that knows the contract only, with its category. */
function ofContract(body: Group, category: string): Group {
  const { additionalinfo: _, ...payload } = body
  return { ...payload, personalinfo: { ...(payload.personalinfo as Group), category } }
}

const askApaar = (apaarDELED: 'off' | 'optional' | 'required') =>
  portal.payload.updateGlobal({ slug: 'admission-settings', data: { apaarDELED } })

const fieldsOf = (reply: { errors: { field: string }[] }) => reply.errors.map(({ field }) => field)

describe('a client of the contract', () => {
  it('sends either category, or both at once, and reads both at once', async () => {
    for (const [category, replied] of [
      ['GENERAL/EWS', 'GENERAL/EWS'],
      ['GENERAL', 'GENERAL/EWS'],
      ['SC', 'SC'],
    ] as const) {
      const { student, body } = await prepared({ answers: { category: category === 'SC' ? 'SC' : 'GENERAL' } })
      expect((await submit(student, ofContract(body, category))).status, category).toBe(200)
      const [application] = await applicationsOf(student)
      expect(application).toMatchObject({ category, answers: { category } })
      const { result } = (await get('/api/application/getMyApplication', student)).reply
      expect(result[0]).toMatchObject({ personalinfo: { category: replied } })
      expect(result[0]).not.toHaveProperty('additionalinfo')
      // The same again is the same application.
      expect((await submit(student, ofContract(body, category))).status).toBe(200)
      expect(await applicationsOf(student)).toHaveLength(1)
    }
  })

  itsRule('keeps what it cannot say in a correction', async () => {
    const { student, application } = await sentBack(['contact', 'personal'])
    const answers = { ...application.answers, category: 'EWS', categoryNumber: 'EWS/1', categoryIssuedOn: '2026-04-02' }
    const where = { id: { equals: application.id } }
    await changeOne({ payload: portal.payload, collection: 'applications', where, data: { answers } })
    const body = correctionBody(open.DELED, { ...application, answers })
    const casteCertificate = await anUploadedDocument(portal.payload, {
      studentId: student.id,
      kind: 'casteCertificate',
    })
    const documents = { ...(body.documentinfo as Group), resultCastImg: documentUrl(casteCertificate) }
    const sent = { ...ofContract(body, 'GENERAL/EWS'), documentinfo: documents }
    expect((await post('/api/application/reUpdateApplication', sent, student)).status).toBe(200)
    const after = await reread(portal.payload, application.id)
    expect(after).toMatchObject({ category: 'EWS', answers: { category: 'EWS', categoryNumber: 'EWS/1' } })
  })
})

describe('a form of the portal', () => {
  it('stores the claims with their certificates, the local name in NFC and the id encrypted', async () => {
    const { student, body } = await prepared({ longest: true })
    const group = body.additionalinfo as Group
    const decomposed = 'রায়'.normalize('NFD')
    const sent = {
      ...body,
      additionalinfo: { ...group, name_local: decomposed, category_certificate_date: '০৩/০৬/২০১৯' },
    }
    expect((await submit(student, sent)).reply).toMatchObject({ success: true })
    const [row] = await applicationsOf(student)
    const { answers, apaarSealed, shown } = row as unknown as ApplicationRecord
    expect(answers).toMatchObject({
      category: 'OBC',
      obcGroup: 'OBC-B',
      categoryIssuedOn: '2019-06-03',
      localName: decomposed.normalize('NFC'),
      apaar: 'XXXX XXXX 9012',
      exServicemanNumber: 'IN-1234567',
      deputedYears: '3',
    })
    expect(decryptApaar(portal.payload, apaarSealed ?? '', student.id)).toBe('123456789012')
    expect(JSON.stringify({ answers, shown })).not.toContain('123456789012')
    const reply = await get('/api/application/getMyApplication', student)
    expect(reply.reply.result[0].additionalinfo).toMatchObject({ apaar_id: 'XXXX XXXX 9012', obc_group: 'OBC-B' })
    expect(reply.text).not.toContain('apaarSealed')
    expect(reply.reply.result[0].view.claims).toHaveLength(5)
    // The same submission again, and one with another id.
    expect((await submit(student, sent)).status).toBe(200)
    const other = { ...sent, additionalinfo: { ...sent.additionalinfo, apaar_id: '999999999012' } }
    expect((await submit(student, other)).status).toBe(409)
  })

  itsRule('names what is missing or wrong, by wire names', async () => {
    const { student, body } = await prepared({ answers: { category: 'SC' } })
    const wrong = {
      community: 'BAGDI',
      category_certificate_no: '',
      category_certificate_authority: 'SDO',
      category_certificate_date: '31/12/2199',
      name_local: 'ASHA',
      apaar_id: '12',
    }
    const { status, reply } = await submit(student, { ...body, additionalinfo: wrong })
    expect(status).toBe(400)
    expect(fieldsOf(reply)).toEqual([
      'additionalinfo.name_local',
      'additionalinfo.category_certificate_no',
      'additionalinfo.category_certificate_date',
      'additionalinfo.apaar_id',
    ])
    const unreadable = await submit(student, { ...body, additionalinfo: { community: { $gt: '' } } })
    expect(fieldsOf(unreadable.reply)).toContain('additionalinfo.community')
  })

  itsRule('keeps the id in a correction that sends it masked', async () => {
    const one = await sentBack(['personal'])
    await one.send({ answers: { apaar: '123456789012' } })
    const first = await reread(portal.payload, one.application.id)
    expect(decryptApaar(portal.payload, first.apaarSealed ?? '', one.student.id)).toBe('123456789012')
    const masked = answersToWire(formOf('DELED'), first.answers, '').additionalinfo
    expect(masked).toMatchObject({ apaar_id: 'XXXX XXXX 9012' })
    const other = await sentBack(['personal'])
    const foreign = await other.send({ answers: { apaar: 'XXXX XXXX 9012' } })
    expect(fieldsOf(foreign.reply)).toEqual(['additionalinfo.apaar_id'])
  })
})

describe('the APAAR ID', () => {
  afterEach(() => askApaar('optional'))

  itsRule('is required of every client where the course says so', async () => {
    await askApaar('required')
    const { student, body } = await prepared()
    const refused = await submit(student, ofContract(body, 'GENERAL'))
    expect([refused.status, fieldsOf(refused.reply)]).toEqual([400, ['additionalinfo.apaar_id']])
    expect((await get('/api/application/form/DELED', student)).reply.result.apaar).toBe('required')
    expect((await submit(student, { ...body, additionalinfo: { apaar_id: '1234 5678 9012' } })).status).toBe(200)
  })

  itsRule('is not stored where the course does not ask', async () => {
    await askApaar('off')
    const { student, body } = await prepared()
    expect((await submit(student, { ...body, additionalinfo: { apaar_id: '123456789012' } })).status).toBe(200)
    const [row] = await applicationsOf(student)
    expect(row?.apaarSealed ?? null).toBeNull()
    expect(row?.answers).not.toHaveProperty('apaar')
  })
})
