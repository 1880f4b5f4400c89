/** The id in a relation that was read with or without its record; null when nothing is chosen. */
export function idIn(relation: string | { id: string } | null | undefined): string | null {
  return typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null)
}
