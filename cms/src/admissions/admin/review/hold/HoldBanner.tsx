'use client'

import './hold.css'
import { Button, toast } from '@payloadcms/ui'
import { type HoldView, queueCalls } from '@pravesh/shared/admissions/status/queue-calls'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { callPortal } from '../../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../../admin-kit/form/FailureAlert.tsx'
import { istShortTime } from '../../../../foundation/formats.ts'
import type { ReviewData } from '../review-data.ts'
import { reviewWords } from '../words.ts'
import { HandOver } from './HandOver.tsx'
import { useHold } from './use-hold.ts'

interface HoldBannerProps {
  review: ReviewData
  /** Address of the list, and its filters. */
  list: string
  query: string
}

/** Says before anything is typed who has the application open, and lets the person take it over, put it back or hand it over. */
export function HoldBanner({ review, list, query }: HoldBannerProps) {
  const { work: words } = reviewWords
  const { id, work } = review
  const router = useRouter()
  const [view, setView] = useHold(review)
  const [failure, setFailure] = useState('')
  const isTheirs = view.holder !== null && !view.isOwn

  async function takeOver() {
    const { ok, msg, result } = await callPortal<HoldView>(queueCalls.takeOver, { id })
    if (ok && result) setView(result)
    setFailure(ok ? '' : msg)
    if (ok) router.refresh()
  }
  async function putBack() {
    const { ok, msg } = await callPortal(queueCalls.putBack, { id })
    setFailure(ok ? '' : msg)
    if (!ok) return
    toast.success(msg)
    router.push(query === '' ? list : `${list}?${query}`)
  }

  const assigned = work.assignedTo === '' ? '' : words.assigned(work.assignedTo)
  if (view.holder === null && assigned === '' && !work.mayHold) return null
  return (
    <section aria-label={words.label} className={isTheirs ? 'review-hold review-hold--theirs' : 'review-hold'}>
      <p role="status">
        {view.holder !== null && (isTheirs ? words.theirs(view.holder.name) : words.own(istShortTime(view.until)))}{' '}
        {assigned}
      </p>
      {work.mayHold && (
        <div className="review-hold__actions">
          {isTheirs && (
            <Button buttonStyle="secondary" margin={false} onClick={() => void takeOver()} size="small">
              {words.takeOver}
            </Button>
          )}
          {view.isOwn && (
            <Button buttonStyle="secondary" margin={false} onClick={() => void putBack()} size="small">
              {words.putBack}
            </Button>
          )}
          {!isTheirs && work.colleagues.length > 0 && (
            <HandOver
              colleagues={work.colleagues}
              id={id}
              onDone={(msg) => {
                toast.success(msg)
                router.push(query === '' ? list : `${list}?${query}`)
              }}
            />
          )}
        </div>
      )}
      <FailureAlert text={failure} />
    </section>
  )
}
