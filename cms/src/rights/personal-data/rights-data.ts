import { RIGHT_ACT_LABELS, RIGHT_LABELS, RIGHT_STATE_LABELS } from '@pravesh/shared/rights/kinds'
import type { Payload } from 'payload'
import { emailHash } from '../../accounts/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { RightsRequest } from '../../payload-types.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { eventsOf, requestsOf } from '../requests/find-requests.ts'
import { sealWords, wordsOf } from '../requests/sealed-words.ts'

/**
 * Requests about rights. After an erasure their kinds, days and histories stay as proof, found only by who knows the e-mail
 * address; what was written goes.
 */
export const rightsData: PersonalData = {
  section: 'rightsRequests',
  exportData: async ({ payload, studentId }) => {
    const requests = await requestsOf({ payload, studentId })
    return requests.map((request) => exported(payload, request))
  },
  retentionReason: async () => null,
  find: async ({ payload, studentId }) => {
    const where = { studentId: { equals: studentId } }
    return [{ kind: 'rightsRequests', count: await countRows({ payload, collection: 'rights-requests', where }) }]
  },
  erase: async ({ payload, studentId }) => {
    const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
    if (student === null) return
    const hash = emailHash(payload, student.email)
    for (const request of await requestsOf({ payload, studentId })) await forget({ payload, request, hash })
  },
  eraseInPart: async (of) => {
    if (!of.keepsAccount) await rightsData.erase(of)
  },
}

interface ForgetOptions {
  payload: Payload
  request: RightsRequest
  hash: string
}

/** The request whose erasure runs keeps its answer until that is sent. One that waits ends with the account. */
async function forget({ payload, request, hash }: ForgetOptions): Promise<void> {
  const where = { id: { equals: request.id } }
  const apart = { studentId: null, emailHash: hash }
  const empty = { sealed: sealWords(payload, request.reference, { text: '', answer: '', contact: null }) }
  const at = new Date().toISOString()
  const ended = { state: 'answered', isWaiting: false, closedAt: at, dueAt: null } as const
  const events = [...eventsOf(request), { act: 'erased', at, by: '' }]
  const data =
    request.state === 'erasing' ? apart : { ...apart, ...empty, ...(request.state === 'open' && { ...ended, events }) }
  await changeOne({ payload, collection: 'rights-requests', where, data })
}

function exported(payload: Payload, request: RightsRequest) {
  const { reference, kind, state, askedAt, answerBy, closedAt } = request
  const { text, answer } = wordsOf(payload, request)
  return {
    ...{ reference, right: RIGHT_LABELS[kind], state: RIGHT_STATE_LABELS[state], askedAt, answerBy, closedAt },
    ...{ text, answer },
    history: eventsOf(request).map(({ act, at }) => ({ at, what: RIGHT_ACT_LABELS[act] })),
  }
}
