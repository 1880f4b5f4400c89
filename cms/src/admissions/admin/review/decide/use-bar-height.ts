import { type RefObject, useEffect } from 'react'

/** Keeps the height of the bar in `--review-bar`, so that nothing that staff read or type in ends up behind it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--review-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--review-bar')
    }
  }, [bar])
}
