/** @sqlite-only which questions are asked for; correction-window.int.test.ts writes corrections on both databases */
import { describe, expect, it } from 'vitest'
import { sentBackApplications } from '../../../test/sent-back.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'

const portal = startTestPortal()
const { get, sentBack } = sentBackApplications(portal)

describe('a correction', () => {
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
    expect(reply.errors).toMatchObject([
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
