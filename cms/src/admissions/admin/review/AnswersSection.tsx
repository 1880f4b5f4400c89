import './review.css'
import './AnswersSection.css'
import { isMaskedAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import { evidenceOf } from '@pravesh/shared/admissions/documents/evidence'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import type { DocumentBeside } from './documents/use-document-beside.ts'
import { IdentityNumber } from './IdentityNumber.tsx'
import type { ReviewData, ReviewedDocument } from './review-data.ts'
import { reviewWords } from './words.ts'

interface AnswersSectionProps {
  sections: readonly ShownSection[]
  /** Of the application. */
  id: string
  numbersToShow: ReviewData['numbersToShow']
  documents: readonly ReviewedDocument[]
  beside: DocumentBeside
}

/** Questions and answers as shown to the student, each section with the documents that support it. */
export function AnswersSection({ sections, id, numbersToShow, documents, beside }: AnswersSectionProps) {
  return (
    <section aria-labelledby="review-answers">
      <h2 id="review-answers">{reviewWords.headings.answers}</h2>
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ key, title, rows }) => (
          <section aria-labelledby={`review-${key}`} className="review__card" key={key}>
            <h3 id={`review-${key}`}>{title}</h3>
            <Evidence beside={beside} documents={documents} of={key} />
            <dl className="review__rows">
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={value === '' ? 'review__empty' : undefined}>
                    {value || reviewWords.notAnswered}
                    {numbersToShow.map(
                      ({ number, label: of }) =>
                        of === label && isMaskedAadhaar(value) && <IdentityNumber id={id} key={number} of={number} />,
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </section>
  )
}

interface EvidenceProps extends Pick<AnswersSectionProps, 'documents' | 'beside'> {
  /** Key of a section. */
  of: string
}

/** Buttons that show the documents of a section beside it. */
function Evidence({ of, documents, beside }: EvidenceProps) {
  const own = evidenceOf(of).flatMap((kind) => documents.filter((each) => each.kind === kind))
  if (own.length === 0) return null
  return (
    <p className="review__evidence">
      <span>{reviewWords.evidence}</span>
      {own.map(({ id, label }) => (
        <button aria-pressed={id === beside.shownId} key={id} onClick={() => beside.showHere(id)} type="button">
          {label}
        </button>
      ))}
    </p>
  )
}
