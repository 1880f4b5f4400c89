import type { SanitizedCollectionConfig } from 'payload'
import { labelText } from '../../admin-kit/labels/label-text.ts'

/** Name of one record within a sentence, e.g. `course` or `B.Ed subject`. */
export function kindOf({ labels }: Pick<SanitizedCollectionConfig, 'labels'>): string {
  const singular = labelText(labels.singular, 'record')
  return /^[A-Z][a-z]/.test(singular) ? singular.charAt(0).toLowerCase() + singular.slice(1) : singular
}
