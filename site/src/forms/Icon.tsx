import { ISLAND_ICONS } from '../ui/island-icons.ts'

/** A decorative icon, for islands. */
export function Icon({ name, size = 24 }: { name: keyof typeof ISLAND_ICONS; size?: number }) {
  const icon = ISLAND_ICONS[name]
  const solid = 'solid' in icon
  return (
    <svg className={solid ? 'icon solid' : 'icon'} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.d} />
    </svg>
  )
}
