/** The doorway of the portal: an arch in indigo, its sill and keystone in marigold. */
export function ArchMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" className="arch-mark" height={size} viewBox="0 0 32 32" width={size}>
      <path className="arch-mark__wall" d="M4 28V15a12 12 0 0 1 24 0v13h-6V16a6 6 0 0 0-12 0v12Z" />
      <path className="arch-mark__door" d="M13 28V16.5a3 3 0 0 1 6 0V28Z" />
    </svg>
  )
}
