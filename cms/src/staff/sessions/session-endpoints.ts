import { type StaffSession, staffSessionCalls } from '@pravesh/shared/accounts/staff-sessions'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { notFound } from '../../foundation/problem.ts'
import { countryOfAddress } from './country-of-address.ts'
import { keepSessions } from './keep-sessions.ts'
import { ownSession } from './own-session.ts'
import { staffCall } from './staff-call.ts'

const MAX_SHOWN = 100

const list = staffCall({
  ...staffSessionCalls.list,
  handle: async ({ payload, req }) => ({
    msg: 'Sessions found.',
    result: await sessionsOf({ payload, ...ownSession(req), now: new Date() }),
  }),
})

const end = staffCall({
  ...staffSessionCalls.end,
  handle: async ({ payload, req, param }) => {
    const { staffId } = ownSession(req)
    const ended = await keepSessions(payload, staffId, (id) => id !== param('id'))
    if (ended === 0) throw notFound('session')
    return { msg: 'This device is signed out.' }
  },
})

const endOthers = staffCall({
  ...staffSessionCalls.endOthers,
  handle: async ({ payload, req }) => {
    const { staffId, sessionId } = ownSession(req)
    await keepSessions(payload, staffId, (id) => id === sessionId)
    return { msg: 'All other devices are signed out.' }
  },
})

export const sessionEndpoints = [list, end, endOthers]

interface SessionsOptions {
  payload: Payload
  staffId: string
  sessionId: string
  now: Date
}

async function sessionsOf({ payload, staffId, sessionId, now }: SessionsOptions): Promise<StaffSession[]> {
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: staffId } } })
  const live = (staff?.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now).map(({ id }) => id)
  const where = { and: [{ staffId: { equals: staffId } }, { sessionId: { in: live } }] }
  const known = await readRows({ payload, collection: 'staff-sign-ins', where, sort: '-usedAt', limit: MAX_SHOWN })
  return Promise.all(
    known.map(async (session) => ({
      id: session.sessionId,
      device: session.device,
      address: session.address,
      country: await countryOfAddress(session.address),
      startedAt: session.startedAt,
      usedAt: session.usedAt,
      isOwn: session.sessionId === sessionId,
    })),
  )
}
