import { expect, it } from 'vitest'
import { formOf } from '../courses/registry.ts'
import { reference, TODAY, validAnswers, validDocuments } from '../fixtures/answers.ts'
import { progressOf } from './check-step.ts'
import { placeOf } from './draft-place.ts'
import type { DraftContent } from './form-context.ts'
import { stepOfDraft } from './step-of-draft.ts'
import { openStep, type StepNumber } from './steps.ts'

const facts = { form: formOf('BED'), reference, today: TODAY }
const answers = validAnswers('BED')
const documents = validDocuments('BED', answers)
const { photo: _, ...withoutPhoto } = documents
const place = (step: StepNumber) => ({ step, question: null })

const whole: DraftContent = { answers, documents, detailsSaved: true, educationSaved: true, termsAccepted: true }
const DRAFTS: [string, Partial<DraftContent>, StepNumber][] = [
  ['nothing is done', { answers: {}, documents: {}, detailsSaved: false, educationSaved: false }, 1],
  ['the details are done', { educationSaved: false }, 2],
  ['steps 1 and 2 are done', {}, 3],
  ['it was left at the details again', { place: place(1) }, 1],
  ['it was left at the documents again', { place: place(2) }, 2],
  ['it was left at the agreement', { place: place(3) }, 3],
  ['it was left at the fee', { place: place(4) }, 3],
  ['a step before the one where it was left is not saved', { educationSaved: false, place: place(4) }, 2],
  ['an answer of step 1 was broken later', { answers: { ...answers, permanentPin: '1' }, place: place(3) }, 1],
  ['an answer of step 2 was broken later', { answers: { ...answers, tenthMarks: '' }, place: place(3) }, 2],
  ['a document is gone', { documents: withoutPhoto, place: place(4) }, 2],
  ['the terms were unchecked', { termsAccepted: false, place: place(3) }, 2],
  ['its college no longer teaches', { answers: { ...answers, collegeId: 'gone' }, place: place(3) }, 2],
]

it.each(DRAFTS)('when %s, a draft goes on with the right step', (_, change, step) => {
  expect(stepOfDraft(facts, { ...whole, ...change })).toBe(step)
})

it.each(DRAFTS)(
  'when %s, the form opens at the step that is announced, unless the agreement is accepted',
  (_, change) => {
    const draft = { ...whole, ...change }
    const opened = (agreementAccepted: boolean) =>
      openStep(placeOf(draft).step, progressOf(facts, { ...draft, agreementAccepted }))
    const announced = stepOfDraft(facts, draft)
    expect(opened(false)).toBe(announced)
    // The address then asks for the step that is announced.
    expect(openStep(announced, progressOf(facts, { ...draft, agreementAccepted: true }))).toBe(announced)
  },
)
