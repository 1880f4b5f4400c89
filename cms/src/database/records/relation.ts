/** The id of a relation, populated or not; null when it is empty. */
export function idOf(relation: unknown): string | null {
  if (typeof relation === 'string') return relation
  if (typeof relation === 'object' && relation !== null && 'id' in relation && typeof relation.id === 'string') {
    return relation.id
  }
  return null
}

export function idsOf(relations: readonly unknown[] | null | undefined): string[] {
  return (relations ?? []).map(idOf).filter((id) => id !== null)
}
