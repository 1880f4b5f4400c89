import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { edgeScroll } from './edge-scroll.ts'
import { placeAt } from './ranking.ts'

interface Drag {
  /** The place of the row that is being dragged; null for none. */
  dragged: number | null
  /** Begins with the row at a place, for the handle of the row. */
  start: (place: number) => (event: PointerEvent<HTMLElement>) => void
  /** The props of the list. */
  onList: {
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onLostPointerCapture: () => void
  }
}

/**
 * Moves rows of a list by dragging them at a handle, with a mouse or a finger. The rows change places under the pointer, which the
 * list captures: a row that changes places would lose it. Near the edges of the screen the page scrolls.
 */
export function useDrag(onMove: (from: number, to: number) => void): Drag {
  const [dragged, setDragged] = useState<number | null>(null)
  const list = useRef<HTMLElement>(null)
  const scroll = useRef<ReturnType<typeof edgeScroll>>(null)
  // The page also scrolls between two renders.
  const drop = useRef((_: number) => {})
  drop.current = (y) => {
    if (dragged === null || list.current === null) return
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect())
    const to = placeAt(rows, dragged, y)
    if (to === dragged) return
    onMove(dragged, to)
    setDragged(to)
  }
  const end = () => {
    scroll.current?.stop()
    scroll.current = null
    setDragged(null)
  }
  useEffect(() => () => scroll.current?.stop(), [])
  return {
    dragged,
    start: (place) => (event) => {
      if (event.button !== 0) return
      // Without the selection of text.
      event.preventDefault()
      list.current = event.currentTarget.closest('ol')
      list.current?.setPointerCapture(event.pointerId)
      scroll.current = edgeScroll((y) => drop.current(y))
      setDragged(place)
    },
    onList: {
      onPointerMove({ clientY }) {
        scroll.current?.pointAt(clientY)
        drop.current(clientY)
      },
      onPointerUp: end,
      onLostPointerCapture: end,
    },
  }
}
