import { useEffect, useState } from 'react'
import { readPicture, turnedCanvas } from './canvas-picture.ts'

/** More than a cropped picture can use, and little enough for an old phone. */
const LONGEST = 2400

interface TurnedPicture {
  canvas: HTMLCanvasElement
  /** For an image element; the site's policy allows no addresses of blobs. */
  address: string
}

/** A picture at a size for work on the screen, with a way to turn it; null while it is being read. */
export function useTurnedPicture(file: File) {
  const [turns, setTurns] = useState(0)
  const [picture, setPicture] = useState<TurnedPicture | null>(null)
  useEffect(() => {
    let isGone = false
    void readPicture(file).then((read) => {
      if (read === null || isGone) return
      const scale = Math.min(1, LONGEST / Math.max(read.width, read.height))
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
