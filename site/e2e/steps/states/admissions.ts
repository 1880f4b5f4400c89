import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { anApplicantIn, anUnfinishedForm, aPaidApplication } from '../applicant.ts'
import { approve, check, decide } from '../decisions.ts'
import type { Scene } from './desk.ts'

type Application = Awaited<ReturnType<typeof aPaidApplication>>
type Step = (scene: Scene, application: Application) => Promise<unknown>

const decision =
  (made: StaffDecision): Step =>
  ({ staff }, application) =>
    decide(staff, application, made)
const approved: Step = ({ staff }, application) => approve(staff, application)
const documentRejected: Step = async ({ staff }, application) => {
  const [first] = application.documents
  if (first === undefined) throw new Error('The application has no document.')
  const reason = 'We can’t read this document. Upload a sharper photo taken in good light.'
  await check(staff, application, { document: first.file.id, state: 'REJECTED', reason })
}

const reason = 'Your name does not match your mark sheet.'

/** The states of an admission: what staff do to an application whose fee is paid. */
export const ADMISSIONS: Record<string, readonly Step[]> = {
  submitted: [],
  correction: [decision({ move: 'sendBack', reason, parts: ['personal'] })],
  'document to replace': [
    documentRejected,
    decision({ move: 'sendBack', reason: 'Replace the document below.', parts: [] }),
  ],
  approved: [approved],
  'approved, to complete': [approved, decision({ move: 'sendBack', reason, parts: ['personal'] })],
  'approval withdrawn': [approved, decision({ move: 'withdraw', reason: 'We approved the wrong application.' })],
  rejected: [decision({ move: 'reject', code: 'other', reason })],
  'no seat': [decision({ move: 'reject', code: 'no-seat', reason: 'All seats at this college are taken.' })],
  ineligible: [decision({ move: 'reject', code: 'below-minimum', reason: 'You need 50 % in class 12.' })],
}

/** Pays an application of a new student, and brings it into a state. Returns its id. */
export async function anApplicationThatIs(scene: Scene, steps: readonly Step[]): Promise<string> {
  await anApplicantIn(scene.page, scene.portal)
  const application = await aPaidApplication(scene.page, 'BED')
  for (const step of steps) await step(scene, application)
  return application.id
}

/** A new student with a form that was begun. */
export async function aDraft({ page, portal }: Scene): Promise<void> {
  await anApplicantIn(page, portal)
  await anUnfinishedForm(page, 'BED', { answers: {}, detailsSaved: true })
}
