import './frame.css'
import { ArchMark } from './ArchMark.tsx'

/** The small emblem at the top of every screen; it links to the dashboard. */
export function Icon() {
  return (
    <span className="portal-icon">
      <ArchMark size={24} />
    </span>
  )
}
