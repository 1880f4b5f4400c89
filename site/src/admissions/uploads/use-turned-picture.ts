import { useEffect, useState } from 'react'
import { readPicture, turnedCanvas } from './canvas-picture.ts'

/** Longer side in pixels: more than a cropped picture needs, and little enough for an old phone. */
const MAX_SIDE = 2400

interface TurnedPicture {
  canvas: HTMLCanvasElement
  /** A data URL: the content security policy does not allow blob URLs. */
  address: string
}

/** A picture scaled for editing, with a function to rotate it; null while it is loading. */
export function useTurnedPicture(file: File) {
  const [turns, setTurns] = useState(0)
  const [picture, setPicture] = useState<TurnedPicture | null>(null)
  useEffect(() => {
    let isGone = false
    void readPicture(file).then((read) => {
      if (read === null || isGone) return
      const scale = Math.min(1, MAX_SIDE / Math.max(read.width, read.height))
      const canvas = turnedCanvas(read, {
        width: Math.round(read.width * scale),
        height: Math.round(read.height * scale),
        turns,
      })
      read.close()
      setPicture({ canvas, address: canvas.toDataURL('image/jpeg', 0.85) })
    })
    return () => {
      isGone = true
    }
  }, [file, turns])
  return { picture, turn: () => setTurns((before) => (before + 1) % 4) }
}
