import { type PointerEvent, useState } from 'react'
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
 * list captures: a row that changes places would lose it.
 */
export function useDrag(onMove: (from: number, to: number) => void): Drag {
  const [dragged, setDragged] = useState<number | null>(null)
  const end = () => setDragged(null)
  return {
    dragged,
    start: (place) => (event) => {
      if (event.button !== 0) return
      // Without the selection of text.
      event.preventDefault()
      event.currentTarget.closest('ol')?.setPointerCapture(event.pointerId)
      setDragged(place)
    },
    onList: {
      onPointerMove({ currentTarget, clientY }) {
        if (dragged === null) return
        const rows = [...currentTarget.children].map((row) => row.getBoundingClientRect())
        const to = placeAt(rows, dragged, clientY)
        if (to === dragged) return
        onMove(dragged, to)
        setDragged(to)
      },
      onPointerUp: end,
      onLostPointerCapture: end,
    },
  }
}
