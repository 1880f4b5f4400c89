import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { refused } from '@pravesh/shared/platform/replies/said'
import { requireStudent } from '../../accounts/index.ts'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { alreadySent } from '../drafts/already-sent.ts'
import { parseDraftContent, parseRevision } from '../drafts/draft-content.ts'
import { newerDraft } from '../drafts/newer-draft.ts'
import { saveDraft as save } from '../drafts/save-draft.ts'
import { consumeAdmissionLimit } from '../limits/consume-admission-limit.ts'
import { findCourse } from './find-course.ts'
import { getForm } from './get-form.ts'

/** Returns everything that the application form of a course needs. */
export const form = endpoint({
  ...admissionCalls.form,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    return { msg: 'Form found.', result: await getForm({ payload, student, course: param('course'), now: new Date() }) }
  },
})

/** Stores a draft; refuses it with the newer draft when another device saved first, and when the form was sent. */
export const saveDraft = endpoint({
  ...admissionCalls.saveDraft,
  handle: async ({ payload, req, param, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeAdmissionLimit({ payload, name: 'application/draft', studentId: student.id, now })
    const { revision: sentRevision, ...sent } = await body()
    const [revision, content] = [parseRevision(sentRevision), parseDraftContent(sent)]
    if (revision === null || content === null) throw invalidDraft()
    const { code: course } = await findCourse({ payload, named: param('course') })
    const owner = { studentId: student.id, course }
    const outcome = await save({ payload, owner, content, revision, now })
    if (outcome.kind === 'newer') throw newerDraft(outcome.draft)
    if (outcome.kind === 'sent') throw alreadySent()
    return { msg: 'Data saved successfully', result: outcome.saved }
  },
})

function invalidDraft(): Problem {
  return new Problem({ ...refused(admissionReplies, 'INVALID_DRAFT'), status: 400 })
}
