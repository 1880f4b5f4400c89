'use client'

import './FocusPoint.css'
import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import { boxWords } from './words.ts'

const HUNDRED = 100

/** The picture with a mark on what must stay in view. A press moves it; keyboards use the two numbers below. */
export function FocusPoint() {
  const { initialData } = useDocumentInfo()
  const x = useField<number>({ path: 'focusX' })
  const y = useField<number>({ path: 'focusY' })
  const address: unknown = initialData?.url
  if (typeof address !== 'string') return null
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    x.setValue(Math.round(((clientX - left) / width) * HUNDRED))
    y.setValue(Math.round(((clientY - top) / height) * HUNDRED))
  }
  return (
    <div className="field-type">
      <p className="focus-point__label">{boxWords.focus.label}</p>
      <p className="focus-point__text">{boxWords.focus.about}</p>
      <button
        type="button"
        tabIndex={-1}
        className="focus-point__picture"
        aria-label={boxWords.focus.press}
        onClick={place}
      >
        {/* biome-ignore lint/performance/noImgElement: next/image has no optimiser here */}
        <img alt="" src={address} />
        <span className="focus-point__mark" style={{ left: `${x.value}%`, top: `${y.value}%` }} />
      </button>
    </div>
  )
}
