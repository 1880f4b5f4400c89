import './frame.css'
import { ArchMark } from './ArchMark.tsx'

export function Logo() {
  return (
    <span className="portal-logo">
      <ArchMark size={56} />
      <span className="portal-logo__name">Pravesh</span>
    </span>
  )
}
