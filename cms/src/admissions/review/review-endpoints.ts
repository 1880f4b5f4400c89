import {
  type CheckedDocument,
  decisionSchema,
  documentCheckSchema,
  identityNumberSchema,
  noteSchema,
  staffCalls,
  type UndoOffer,
  undoSchema,
} from '@pravesh/shared/admissions/status/staff-calls'
import { MOVE_LABELS } from '@pravesh/shared/admissions/status/status'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { requireProven } from '../../staff/index.ts'
import { undoChange } from '../changes/undo-change.ts'
import { findReason } from '../prepared/find-prepared.ts'
import { undoTimeMs } from '../settings/undo-time.ts'
import { addNote } from './add-note.ts'
import { checkDocument as check } from './check-document.ts'
import { decideApplication } from './decide-application.ts'
import { readSent } from './read-sent.ts'
import { storedMessage } from './reading-words.ts'
import { showIdentityNumber } from './show-identity-number.ts'
import { mayExceedSeats, requireAdmissionsStaff } from './staff-member.ts'

const SECOND = 1000

/** Who asks for which application. */
function asked<Action>({ req, param }: Call, action: Action) {
  return { req, action, id: param('id') }
}

export const decide = endpoint({
  ...staffCalls.decide,
  handle: async (call) => {
    const staff = await requireAdmissionsStaff(asked(call, 'decide applications'))
    const decision = await readSent(call, decisionSchema)
    const decider = { ...staff, mayExceedSeats: mayExceedSeats(call.req.user) }
    const { payload } = call
    const undoMs = decision.undoable ? await undoTimeMs(payload) : 0
    const { reason: typed, prepared: ids } = decision
    const { text: reason, sentTexts } = await findReason({ payload, staffId: staff.id, typed, ids })
    const decided = {
      ...{ payload, staff: decider, id: call.param('id') },
      ...{ decision: { ...decision, reason }, sentTexts, now: new Date(), undoMs },
    }
    const application = await decideApplication(decided)
    const { done } = MOVE_LABELS[decision.move]
    const waits = storedMessage(application)
    const isUndoable = undoMs > 0 && application.lastChange?.undo !== undefined
    if (!isUndoable) return { msg: waits ?? `${done}. We have notified the student.` }
    const seconds = undoMs / SECOND
    const undo: UndoOffer = { revision: application.revision, seconds }
    return { msg: waits ?? `${done}. We’ll notify the student in ${seconds} seconds.`, result: { undo } }
  },
})

export const undo = endpoint({
  ...staffCalls.undo,
  handle: async (call) => {
    const { payload, param } = call
    const staff = await requireAdmissionsStaff(asked(call, 'decide applications'))
    const { revision } = await readSent(call, undoSchema)
    await undoChange({ payload, id: param('id'), revision, staffId: staff.id, now: new Date() })
    return { msg: 'The decision is undone. The student was not notified.' }
  },
})

export const checkDocument = endpoint({
  ...staffCalls.checkDocument,
  handle: async (call) => {
    const staff = await requireAdmissionsStaff(asked(call, 'check documents'))
    const sent = await readSent(call, documentCheckSchema)
    const { payload } = call
    const { reason: typed, prepared: ids } = sent
    const { text: reason, sentTexts } = await findReason({ payload, staffId: staff.id, typed, ids })
    const checked = { payload, staff, id: call.param('id'), check: { ...sent, reason }, sentTexts, now: new Date() }
    const { revision } = await check(checked)
    const result: CheckedDocument = { revision }
    return { msg: sent.state === 'VERIFIED' ? 'Document verified.' : 'Document not accepted.', result }
  },
})

export const identityNumber = endpoint({
  ...staffCalls.identityNumber,
  handle: async (call) => {
    await requireAdmissionsStaff(asked(call, 'see identity numbers'))
    await requireProven(call.req)
    const { reason, number: of } = await readSent(call, identityNumberSchema)
    const { payload, req, param } = call
    const number = await showIdentityNumber({ payload, user: req.user, id: param('id'), of, reason, now: new Date() })
    return { msg: 'This is the number. We recorded that you saw it.', result: { number } }
  },
})

export const note = endpoint({
  ...staffCalls.note,
  handle: async (call) => {
    const staff = await requireAdmissionsStaff(asked(call, 'check documents'))
    const { text, mentions } = await readSent(call, noteSchema)
    await addNote({ payload: call.payload, staff, id: call.param('id'), text, mentions, now: new Date() })
    return { msg: 'Note added.' }
  },
})
