'use client'

import './review.css'
import { Gutter } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { AgreementSection } from './AgreementSection.tsx'
import { AnswersSection } from './AnswersSection.tsx'
import { AxesCard } from './axes/AxesCard.tsx'
import { ChecksCard } from './checks/ChecksCard.tsx'
import { ChecksLine } from './checks/ChecksLine.tsx'
import { ClaimsCard } from './claims/ClaimsCard.tsx'
import { DecisionBar } from './decide/DecisionBar.tsx'
import { Decisions } from './decide/Decisions.tsx'
import { DocumentsSection } from './documents/DocumentsSection.tsx'
import { useChecks } from './documents/use-checks.ts'
import { useDocumentBeside } from './documents/use-document-beside.ts'
import { DuplicatesCard } from './duplicates/DuplicatesCard.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { HoldBanner } from './hold/HoldBanner.tsx'
import { Notes } from './notes/Notes.tsx'
import { offeredIn } from './offered-in.ts'
import { RequestsSection } from './RequestsSection.tsx'
import type { ReviewData, ReviewPlace } from './review-data.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { StudentChanges } from './StudentChanges.tsx'
import { useStaffCalls } from './use-staff-calls.ts'
import { reviewWords } from './words.ts'

/** Review page of an application: summary and decisions, answers beside documents, history and notes. */
export function Review({ review: loaded, place }: { review: ReviewData; place: ReviewPlace }) {
  const calls = useStaffCalls(loaded, place)
  const checks = useChecks(calls, loaded)
  const { review } = checks
  const beside = useDocumentBeside(review)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (calls.isAfterDecision()) title.current?.focus()
  }, [calls.isAfterDecision])
  return (
    <main>
      <Gutter className={calls.busy ? 'review review--busy' : 'review'}>
        <header className="review__head">
          <div>
            <h1 ref={title} tabIndex={-1}>
              {review.name}
            </h1>
            <p className="review__number">{review.number}</p>
          </div>
          <StatusBadge status={review.status} />
        </header>
        <HoldBanner list={place.list} query={place.query} review={review} />
        <nav aria-label={reviewWords.jump} className="review__jump">
          <a href="#review-answers">{reviewWords.headings.answers}</a>
          <a href="#review-documents">{reviewWords.headings.documents}</a>
          <a href="#review-history">{reviewWords.headings.history}</a>
        </nav>
        <Facts facts={review.facts} heading={reviewWords.headings.facts} />
        <ChecksLine checks={review.checks} />
        <DuplicatesCard calls={calls} view={review.others} />
        <Decisions calls={calls} review={review} />
        {review.changes && <StudentChanges changes={review.changes} />}
        <div className="review__sides">
          <AnswersSection
            beside={beside}
            documents={review.documents}
            id={review.id}
            numbersToShow={review.numbersToShow}
            sections={review.sections}
          />
          <DocumentsSection beside={beside} checks={checks} review={review} />
        </div>
        <ClaimsCard
          calls={calls}
          claims={review.claims}
          isNotStated={review.isCategoryNotStated}
          mayCheck={review.mayCheck}
          offered={offeredIn(review, 'claim')}
        />
        <div className="review__sides review__sides--after">
          <ChecksCard checks={review.checks} />
          <AxesCard axes={review.axes} calls={calls} maySet={review.mayCheck} />
        </div>
        <div className="review__sides review__sides--after">
          <History events={review.events} openedBy={review.openedBy} />
          <div>
            <RequestsSection requests={review.requests} />
            {review.mayNote && <Notes calls={calls} id={review.id} />}
            <AgreementSection agreement={review.agreement} />
          </div>
        </div>
        <DecisionBar calls={calls} place={place} review={review} />
      </Gutter>
    </main>
  )
}
