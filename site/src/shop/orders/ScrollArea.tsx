import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../forms/Icon.tsx'

interface ScrollAreaProps {
  label: string
  left: string
  right: string
  children: ReactNode
}

/** Part of the visible width that a button scrolls by, so that a column stays in sight. */
const STEP = 0.8

/** A wide table with buttons that scroll it; they appear only if it does not fit. (spec 1, 2) */
export function ScrollArea({ label, left, right, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = area
    if (current === null) return
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth + 1))
    watch.observe(current)
    if (current.firstElementChild) watch.observe(current.firstElementChild)
    return () => watch.disconnect()
  }, [])
  const scroll = (direction: 1 | -1) => area.current?.scrollBy({ left: direction * area.current.clientWidth * STEP })
  return (
    <div className="scroll-frame">
      {isWide && (
        <div className="scroll-buttons no-print">
          <button type="button" className="icon-button" aria-label={left} onClick={() => scroll(-1)}>
            <Icon name="previous" />
          </button>
          <button type="button" className="icon-button" aria-label={right} onClick={() => scroll(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
      {/* Focusable while it scrolls, so that the keyboard reaches all columns. */}
      <section ref={area} className="scroll-area" aria-label={label} {...(isWide && { tabIndex: 0 })}>
        {children}
      </section>
    </div>
  )
}
