import { ArchMark } from './ArchMark.tsx'

/** The name over the sign-in form. */
export function Logo() {
  return (
    <span className="portal-logo">
      <ArchMark size={56} />
      <span className="portal-logo__name">Pravesh</span>
    </span>
  )
}
