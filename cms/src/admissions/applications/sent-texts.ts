import type { SentText } from '@pravesh/shared/platform/sent-text'
import type { ApplicantDocument } from '../../payload-types.ts'

/** The prepared texts in a stored reason. Unchecked, because only the portal writes these columns. */
export const storedTexts = ({ sentTexts }: Pick<ApplicantDocument, 'sentTexts'>): SentText[] =>
  (sentTexts as SentText[] | null | undefined) ?? []
