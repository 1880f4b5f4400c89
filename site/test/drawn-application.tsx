/** Islands of what pages show only once they have loaded an application. */

import { longestAnswers, reference, TODAY } from '@pravesh/shared/admissions/fixtures/answers'
import { checkAnswers } from '@pravesh/shared/admissions/form/check-answers'
import { missingDocuments } from '@pravesh/shared/admissions/form/check-documents'
import { APPLICATION_STATUSES } from '@pravesh/shared/admissions/status/status'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useState } from 'react'
import { Ineligible } from '../src/admissions/correct/Ineligible.tsx'
import { AnswersForm } from '../src/admissions/fields/answers-form.ts'
import { SectionCard } from '../src/admissions/fields/SectionCard.tsx'
import { AnswersFormContext } from '../src/admissions/fields/use-answers-form.ts'
import { useCourseForm } from '../src/admissions/fields/use-course-form.ts'
import { ApplicationBlock } from '../src/admissions/status/ApplicationBlock.tsx'
import { DocumentList } from '../src/admissions/uploads/DocumentList.tsx'
import { ErrorSummary } from '../src/forms/ErrorSummary.tsx'
import { island } from '../src/forms/island.tsx'
import { anApplicationView } from './application-view.ts'

const invalidAnswers = {
  aadhaar: '1',
  familyIncome: 'x',
  tenthFullMarks: '1',
  permanentPin: '1',
  gender: '',
  tenthBoard: '',
}

/** The whole form of a course, with the messages for invalid answers and missing documents. */
function Form({ course }: { course: CourseCode }) {
  const courseForm = useCourseForm(course)
  const answers = longestAnswers(course)
  const [form] = useState(() => new AnswersForm({ answers, check: () => [] }))
  const invalid = checkAnswers({
    form: courseForm,
    answers: { ...answers, ...invalidAnswers },
    reference,
    today: TODAY,
  })
  const missing = Object.fromEntries(
    missingDocuments(courseForm, answers, {}).map(({ kind, message }) => [kind, message]),
  )
  return (
    <AnswersFormContext value={form}>
      <ErrorSummary validationErrors={invalid} idOf={(field) => field} attempt={1} />
      {courseForm.sections.map((section) => (
        <SectionCard key={section.key} section={section} />
      ))}
      <Ineligible form={courseForm} category={answers.category} />
      <DocumentList
        courseForm={courseForm}
        answers={answers}
        documents={{}}
        files={[]}
        onChange={() => {}}
        validationErrors={missing}
      />
    </AnswersFormContext>
  )
}

/** Applications for a course in every status. */
const Applications = ({ course }: { course: CourseCode }) =>
  APPLICATION_STATUSES.map((status) => (
    <ApplicationBlock
      key={status}
      application={anApplicationView(course, status)}
      replaced={false}
      first
      reload={() => {}}
    />
  ))

/** The form of a course, and applications for it. */
export const drawnIslands = (course: CourseCode) => [
  island(() => <Form course={course} />),
  island(() => <Applications course={course} />),
]
