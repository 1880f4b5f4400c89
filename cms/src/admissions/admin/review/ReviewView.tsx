import './review.css'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import type { DocumentViewServerProps } from 'payload'
import { labelText } from '../../../admin-kit/labels/label-text.ts'
import { queuePlace } from '../../review/queue-place.ts'
import { loadReview } from './load-review.ts'
import { Review } from './parts.ts'
import { addressIn } from './queue/address-in.ts'
import { reviewOf } from './review-of.ts'
import { reviewWords } from './words.ts'

/** Replaces Payload's edit form with the review page, because applications are never edited by hand. */
export async function ReviewView({ doc, initPageResult, payload, searchParams = {}, user }: DocumentViewServerProps) {
  const admin = payload.config.routes.admin
  const records = user && doc?.id ? await loadReview({ payload, user, id: String(doc.id) }) : null
  const list = `${admin}/collections/applications`
  const plural = { label: labelText(initPageResult.collectionConfig?.labels.plural), url: list }
  if (!records || !user) {
    return (
      <Gutter className="review">
        <SetStepNav nav={[plural]} />
        <h1>{reviewWords.missing.title}</h1>
        <p>{reviewWords.missing.text}</p>
        <Link href={list}>{reviewWords.missing.back}</Link>
      </Gutter>
    )
  }
  const review = harmlessData(reviewOf(records))
  const { application } = records
  const { previous, next, query } = await queuePlace({ payload, user, application, params: searchParams })
  const place = {
    list,
    query,
    previous: previous && addressIn(list, previous, query),
    next: next && addressIn(list, next, query),
  }
  const filtered = { ...plural, url: query === '' ? list : `${list}?${query}` }
  return (
    <>
      <SetStepNav nav={[filtered, { label: review.number }]} />
      {/* Keyed by application, so that text typed for one application never carries over to another. */}
      <Review key={review.id} place={place} review={review} />
    </>
  )
}
