import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { loadReview } from './load-review.ts'
import { Review } from './Review.tsx'
import { reviewOf } from './review-of.ts'
import { reviewWords } from './words.ts'

/** Replaces Payload's edit form with the review page, because applications are never edited by hand. */
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
      {/* Keyed by application, so that text typed for one application never carries over to another. */}
      <Review key={review.id} review={review} />
    </>
  )
}
