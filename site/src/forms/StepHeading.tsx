import { useEffect, useRef } from 'react'

/** The first step leaves the focus to the browser. */
let isFirst = true

/** The heading of a step. A new step scrolls to the top and moves the focus here. */
export function StepHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) {
      scrollTo({ top: 0, behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    }
    isFirst = false
  }, [])
  return (
    <h2 ref={heading} className="step-title" tabIndex={-1}>
      {title}
    </h2>
  )
}
