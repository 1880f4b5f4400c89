import { translateShown } from '@pravesh/shared/admissions/form/translate-shown'
import { PART_LABELS, PARTS, type Part } from '@pravesh/shared/admissions/questions/parts'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { AnswerSections } from './AnswerSections.tsx'
import { ClaimDetails } from './ClaimDetails.tsx'
import { CourseDetails } from './CourseDetails.tsx'
import { DocumentDetails } from './DocumentDetails.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import { statusWords } from './words/words.ts'

interface DetailsProps {
  application: ApplicationView
  /** Opens the first section. */
  first: boolean
  reload: () => void
}

/** The submitted application as an accordion of six sections. (spec 3, 2.1) */
export function Details({ application, first, reload }: DetailsProps) {
  const words = useWords(statusWords)
  const translate = useTranslate()
  return (
    <div>
      <h3>{words.details}</h3>
      <div className="accordion">
        {PARTS.map((part) => (
          <details key={part} open={first && part === 'course'}>
            <summary>{translate(PART_LABELS[part])}</summary>
            <PartDetails part={part} application={application} />
          </details>
        ))}
        <details>
          <summary>{words.payment.title}</summary>
          <PaymentDetails application={application} reload={reload} />
        </details>
      </div>
    </div>
  )
}

function PartDetails({ part, application }: { part: Part; application: ApplicationView }) {
  const translate = useTranslate()
  if (part === 'documents') return <DocumentDetails documents={application.documents} />
  const sections = translateShown(application.sections, translate).filter((section) => section.part === part)
  if (part === 'course') return <CourseDetails application={application} sections={sections} />
  return (
    <>
      <AnswerSections sections={sections} />
      {part === 'personal' && <ClaimDetails claims={application.claims} />}
    </>
  )
}
