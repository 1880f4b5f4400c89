import './frame.css'
import { EMBLEM, EMBLEM_BOX } from '@pravesh/shared/site/emblem'

/** The site's emblem (a doorway, the sun and an open book), in colours that follow the admin's light or dark theme. */
export function ArchMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" height={size} viewBox={EMBLEM_BOX} width={size}>
      <path className="arch-mark__wall" d={EMBLEM.wall} />
      <path className="arch-mark__opening" d={EMBLEM.opening} />
      <circle className="arch-mark__sun" {...EMBLEM.sun} />
      <path className="arch-mark__wall" d={EMBLEM.leftPage} />
      <path className="arch-mark__page" d={EMBLEM.rightPage} />
      <rect className="arch-mark__wall" {...EMBLEM.sill} />
    </svg>
  )
}
