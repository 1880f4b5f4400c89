import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { loadReview } from './load-review.ts'
import { Review } from './Review.tsx'
import { reviewOf } from './review-of.ts'
import { reviewWords } from './words.ts'

/** In place of Payload's form: an application to be read and decided, which nobody edits by hand. */
export async function ReviewView({ doc, initPageResult, payload, user }: DocumentViewServerProps) {
  const admin = payload.config.routes.admin
  const records = user && doc?.id ? await loadReview({ payload, user, id: String(doc.id) }) : null
  const list = `${admin}/collections/applications`
  const plural = { label: String(initPageResult.collectionConfig?.labels.plural ?? ''), url: list }
  if (!records) {
    return (
      <Gutter className="review">
        <SetStepNav nav={[plural]} />
        <h1>{reviewWords.missing.title}</h1>
        <p>{reviewWords.missing.text}</p>
        <Link href={list}>{reviewWords.missing.back}</Link>
      </Gutter>
    )
  }
  const review = reviewOf(records)
  return (
    <>
      <SetStepNav nav={[plural, { label: review.number }]} />
      {/* Another application is another review: nothing typed for one may reach the other. */}
      <Review key={review.id} review={review} />
    </>
  )
}
