import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { PinNoteProps } from './note-props.ts'

const later = lazyModule(() => import('./PinPlaceNote.tsx'))

/** What a PIN code says of an address. It is loaded once there are six digits; without it, the form works as well. */
export function PinNote(props: PinNoteProps) {
  const [part, setPart] = useState(later.loaded)
  const isWhole = props.pin.length === 6
  useEffect(() => {
    if (isWhole && part === null) later.load().then(setPart, () => {})
  }, [isWhole, part])
  return part && <part.PinPlaceNote {...props} />
}
