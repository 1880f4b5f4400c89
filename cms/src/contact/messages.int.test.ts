import { MAX_REPLIES } from '@pravesh/shared/contact/help/help-message'
import { describe, expect, it } from 'vitest'
import { helpDesk } from '../../test/help-desk.ts'
import { killAtWrite } from '../../test/kill-at-write.ts'
import { itsRule } from '../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { insertRow } from '../database/records/insert-row.ts'
import { runDue } from '../database/work/run-due.ts'
import { addMessage } from './requests/add-message.ts'
import { replyWork } from './requests/reply-work.ts'

const portal = startTestPortal()
const { aRequest, answer, close, desk, mails, newKey, officeMails, stateOf, thread, write } = helpDesk(portal)

describe('a message', () => {
  it('is added once when it is sent twice', async () => {
    const { id, reference } = await aRequest()
    const message = { text: 'Hello?', key: newKey() }
    await Promise.all([write(reference, message), write(reference, message), write(reference, message)])
    expect((await write(reference, message)).status).toBe(200)
    expect((await thread(id)).messages).toHaveLength(2)
    expect(await officeMails(reference)).toBe(2)
    const sent = { text: 'Yes.', key: newKey(), seen: 1 }
    const twice = await Promise.all([answer(id, sent), answer(id, sent)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await mails('help-answered')).toBe(1)
  })

  it('is kept when student and staff write at the same moment', async () => {
    const { id, reference } = await aRequest()
    const [written, answered] = await Promise.all([
      write(reference, { text: 'One more thing', key: newKey() }),
      answer(id, { text: 'In July.', key: newKey(), seen: 0 }),
    ])
    expect(written.status).toBe(200)
    expect([200, 409]).toContain(answered.status)
    const { messages, state } = await thread(id)
    expect(messages).toHaveLength(answered.status === 200 ? 3 : 2)
    expect(state).toBe(messages.at(-1).from === 'office' ? 'handled' : 'new')
  })

  it('of staff needs to know the latest one', async () => {
    const { id, reference } = await aRequest()
    await write(reference, { text: 'One more thing', key: newKey() })
    const late = await answer(id, { text: 'In July.', key: newKey(), seen: 0 })
    expect([late.status, late.reply.msg]).toEqual([409, expect.stringContaining('There is a new message')])
    expect((await close(id, 0)).status).toBe(409)
    expect((await close(id, 1)).status).toBe(200)
    expect(await stateOf(id)).toBe('handled')
    await write(reference, { text: 'And another', key: newKey() })
    expect(await stateOf(id)).toBe('new')
  })

  it('keeps its effects when staff save a note at the same moment', async () => {
    const { payload } = portal
    const { id } = await aRequest()
    await answer(id, { text: 'In July.', key: newKey(), seen: 0 })
    const data = { handledNote: 'Called.', status: 'new', lastPosition: 0 } as const
    expect((await portal.call('PATCH', `/api/contact-messages/${id}`, data, desk.officer.headers)).status).toBe(200)
    expect(await stateOf(id)).toBe('handled')
    // What a save writes that began before the answer.
    await payload.update({ collection: 'contact-messages', id, data })
    await runDue({ payload, work: replyWork, now: () => new Date() })
    expect(await stateOf(id)).toBe('handled')
    expect(await mails('help-answered')).toBe(1)
  })

  it('is neither lost nor repeated when its process is killed at any write', async () => {
    const { payload } = portal
    const { id, reference } = await aRequest()
    const request = await payload.findByID({ collection: 'contact-messages', id, depth: 0 })
    let deaths = 0
    for (let nth = 1; nth < 12; nth++) {
      const message = { text: `Message ${nth}`, key: newKey() }
      const add = () => addMessage({ payload, request, writer: 'office', message, now: new Date() })
      const { died } = await killAtWrite(payload, nth, add)
      await add()
      await runDue({ payload, work: replyWork, now: () => new Date(Date.now() + 600_000) })
      expect(await mails('help-answered'), `killed at write ${nth}`).toBe(nth)
      expect((await thread(id)).messages, `killed at write ${nth}`).toHaveLength(nth + 1)
      expect(await stateOf(id)).toBe('handled')
      if (!died) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(1)
    expect(await officeMails(reference)).toBe(1)
  })

  itsRule('is refused when the request is full', async () => {
    const { id, reference } = await aRequest()
    for (let position = 1; position <= MAX_REPLIES; position++) {
      const data = {
        ...{ requestId: id, position, place: `${id}:${position}`, sendKey: `${id}:${position}`, attempts: 0 },
        ...{ writer: 'person' as const, text: 'Hello?', writtenAt: new Date().toISOString() },
      }
      await insertRow({ payload: portal.payload, collection: 'contact-replies', data })
    }
    const { status, reply } = await write(reference, { text: 'Hello?', key: newKey() })
    expect([status, reply.msg]).toEqual([409, expect.stringContaining('Send a new request')])
  })
})
