import { ArchMark } from './ArchMark.tsx'

/** The small mark at the top of every screen; the link around it leads to the first screen. */
export function Icon() {
  return (
    <span className="portal-icon">
      <ArchMark size={24} />
    </span>
  )
}
