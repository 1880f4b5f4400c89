import type { ShownSection } from '@pravesh/shared/admissions/answers/answers-shown'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
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
  const { courseName, collegeName, sessionYear, courseFeePaise, feeParts } = application
  return (
    <>
      <dl className="facts">
        <Fact term={w.name} text={translate(courseName)} />
        <Fact term={w.college} text={collegeName} />
        <Fact term={w.session} text={sessionYear} />
        <Fact term={w.fee} text={formatPaise(courseFeePaise)} />
      </dl>
      <AnswerSections sections={sections} />
      {feeParts.length > 0 && (
        <table className="fees">
          <caption>{w.parts}</caption>
          <thead>
            <tr>
              <th scope="col">{w.part}</th>
              <th scope="col" className="amount">
                {w.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {feeParts.map(({ title, feePaise }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td className="amount">{formatPaise(feePaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
