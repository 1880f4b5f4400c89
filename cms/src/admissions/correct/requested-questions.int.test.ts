import type { Part } from '@pravesh/shared/admissions/questions/parts'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAdmissionsOfficer, aSentBackApplication } from '../../../test/builders/applications.ts'
import { type CorrectionChange, correctionBody } from '../../../test/builders/corrections.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { changeOne } from '../../database/records/change-one.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
let staffId: string
beforeAll(async () => {
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const { get, post } = studentCalls(portal)

describe('a correction', () => {
  const sentBack = async (parts: Part[]) => {
    const student = await anActiveStudent(portal.payload)
    const application = await aSentBackApplication(portal.payload, { open: open.DELED, student, staffId, parts })
    const send = (change: CorrectionChange = {}) =>
      post('/api/application/reUpdateApplication', correctionBody(open.DELED, application, change), student)
    return { student, application, send }
  }

  it('of single questions, each with words of staff, is refused elsewhere in the same part', async () => {
    const { student, application, send } = await sentBack(['personal'])
    const requestedAt = application.correction.askedAt ?? ''
    const requests = [{ items: ['motherName'], words: 'As on the card.', requestedAt }]
    await changeOne({
      payload: portal.payload,
      collection: 'applications',
      where: { id: { equals: application.id } },
      data: { correction: { ...application.correction, parts: ['personal'], documents: [], requests } },
    })
    const { result } = (await get(`/api/application/allApplicationsById/${application.id}`, student)).reply
    expect(result.view.correction.labels).toEqual(['Mother’s name'])
    expect(result.edit.correction.requests).toEqual(requests)
    const { reply } = await send({ answers: { motherName: 'ANOTHER NAME', religion: 'BUDDHISM' } })
    expect(reply.errors).toEqual([
      {
        field: 'personalinfo.religion',
        code: 'locked',
        message: 'You cannot change this now: Religion. Restore the original answer.',
      },
    ])
    expect((await send({ answers: { motherName: 'ANOTHER NAME' } })).status).toBe(200)
  })

  it('that a version before requests asked for has the questions of its parts', async () => {
    const { application, send } = await sentBack(['contact'])
    await changeOne({
      payload: portal.payload,
      collection: 'applications',
      where: { id: { equals: application.id } },
      data: { correction: { ...application.correction, parts: ['personal'], documents: [], requests: null } },
    })
    expect((await send({ answers: { permanentPin: '711111' } })).status).toBe(400)
    expect((await send({ answers: { motherName: 'ANOTHER NAME' } })).status).toBe(200)
  })
})
