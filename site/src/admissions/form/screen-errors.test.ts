import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { validAnswers, validDocuments } from '@pravesh/shared/admissions/fixtures/answers'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { expect, it } from 'vitest'
import { NO_REFUSALS, type Refusals } from './refusals.ts'
import { screenErrors } from './screen-errors.ts'

const courseForm = formOf('DELED')
const answers = validAnswers('DELED')
const whole = validDocuments('DELED', answers)

/** The fields with errors on each screen. */
function fields({ documents = whole, termsAccepted = true, refusals = NO_REFUSALS }: State) {
  const documentState = {
    documents,
    termsAccepted,
    files: [],
    detailsSaved: true,
    educationSaved: false,
  }
  const wizard = { courseForm, documentState, refusals, answers: () => answers }
  return Object.fromEntries(
    educationScreens(courseForm).flatMap((screen) => {
      const found = screenErrors({ wizard, screen, termsMissing: 'Accept' }).map(({ field }) => field)
      return found.length === 0 ? [] : [[screen.key, found]]
    }),
  )
}

interface State {
  documents?: Documents
  termsAccepted?: boolean
  refusals?: Refusals
}

it('finds missing documents on their screen, and the terms on the last', () => {
  expect(fields({})).toEqual({})
  const { photo: _, aadhaarCard: __, ...documents } = whole
  expect(fields({ documents, termsAccepted: false })).toEqual({
    pictures: ['photo'],
    certificates: ['aadhaarCard', 'terms'],
  })
})

it('reports a refused document until it is replaced', () => {
  const refusals = { answers: {}, documents: { tenthResult: { message: 'No', id: whole.tenthResult ?? '' } } }
  expect(fields({ refusals })).toEqual({ results: ['tenthResult'] })
  expect(fields({ refusals, documents: { ...whole, tenthResult: 'another' } })).toEqual({})
})
