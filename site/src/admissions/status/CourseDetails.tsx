import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { isApproved } from '@pravesh/shared/admissions/status/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { FeeTable } from '../form/FeeTable.tsx'
import { AnswerSections } from './AnswerSections.tsx'
import { Fact } from './Fact.tsx'
import { statusWords } from './words/words.ts'

interface CourseDetailsProps {
  application: ApplicationView
  sections: readonly ShownSection[]
}

/** Course, college and session, with the course fee and its parts. */
export function CourseDetails({ application, sections }: CourseDetailsProps) {
  const w = useWords(statusWords).course
  const translate = useTranslate()
  const { courseName, collegeName, sessionYear, courseFeePaise, feeParts, hasMeritProcess, status } = application
  // A process may give a seat at another college.
  const college = hasMeritProcess && !isApproved(status) ? w.collegeApplied : w.college
  return (
    <>
      <dl className="facts">
        <Fact term={w.name} text={<RecordName name={courseName} />} />
        <Fact term={college} text={<RecordName name={collegeName} withRecord />} />
        <Fact term={w.session} text={sessionYear} />
        <Fact term={w.fee} text={formatPaise(courseFeePaise)} />
      </dl>
      <AnswerSections sections={sections} />
      {feeParts.length > 0 && (
        <FeeTable
          caption={w.parts}
          heads={[w.part, w.amount]}
          rows={feeParts.map(({ title, feePaise }) => ({
            key: title,
            name: translate(title),
            amount: formatPaise(feePaise),
          }))}
          total={{ name: w.fee, amount: formatPaise(courseFeePaise) }}
        />
      )}
    </>
  )
}
