import type { SanitizedCollectionConfig } from 'payload'

/** Name of one record within a sentence, e.g. `course` or `B.Ed subject`. */
export function kindOf({ labels }: Pick<SanitizedCollectionConfig, 'labels'>): string {
  const { singular } = labels
  if (typeof singular !== 'string') return 'record'
  return /^[A-Z][a-z]/.test(singular) ? singular.charAt(0).toLowerCase() + singular.slice(1) : singular
}
