/** The id in a relation that was read with or without its record; null when nothing is chosen. */
export function idOf(relation: unknown): string | null {
  if (typeof relation === 'string') return relation
  if (typeof relation === 'object' && relation !== null && 'id' in relation && typeof relation.id === 'string') {
    return relation.id
  }
  return null
}

/** The ids in a list of relations, in order. */
export function idsOf(relations: readonly unknown[] | null | undefined): string[] {
  return (relations ?? []).map(idOf).filter((id) => id !== null)
}
