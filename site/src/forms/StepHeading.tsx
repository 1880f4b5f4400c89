import { useEffect, useRef } from 'react'

/** The first step leaves the focus to the browser. */
let isFirst = true

interface StepHeadingProps {
  title: string
  /** The heading of a part of the step, which gets the focus instead; the page then scrolls to the step only. */
  focusId?: string | undefined
}

/** The heading of a step. A new step scrolls to the top and moves the focus here. */
export function StepHeading({ title, focusId }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the heading appears
  useEffect(() => {
    const part = focusId === undefined ? null : document.getElementById(focusId)
    if (part) {
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      part.focus({ preventScroll: true })
    } else if (!isFirst) {
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
