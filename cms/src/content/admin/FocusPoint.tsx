'use client'

import './FocusPoint.css'
import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { MouseEvent } from 'react'

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
      <p className="focus-point__label">What must stay in view</p>
      <p className="focus-point__text">
        Cards and galleries cut the edges of a picture. Press the part that they must not cut, such as a face.
      </p>
      <button
        type="button"
        tabIndex={-1}
        className="focus-point__picture"
        aria-label="Press what must stay in view"
        onClick={place}
      >
        {/* biome-ignore lint/performance/noImgElement: next/image has no optimiser here */}
        <img alt="" src={address} />
        <span className="focus-point__mark" style={{ left: `${x.value}%`, top: `${y.value}%` }} />
      </button>
    </div>
  )
}
