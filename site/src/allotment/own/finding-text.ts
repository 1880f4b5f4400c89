import { CLAIM_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { Finding } from '@pravesh/shared/allotment/entries/validity'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Translate } from '@pravesh/shared/platform/translate'
import type { ownWords } from './words/words.ts'

interface TextOptions {
  words: ReturnType<typeof ownWords>
  translate: Translate
  locale: Locale
}

/** What a finding says to its applicant. */
export function findingText(finding: Finding, { words, translate, locale }: TextOptions): string {
  const w = words.finding
  const label = (labels: Record<string, string>, key: string) => translate(labels[key] ?? key)
  switch (finding.code) {
    case 'below-minimum':
    case 'only-service':
      return w[finding.code](formatScore(finding.score, locale), formatScore(finding.minimum, locale))
    case 'too-old':
      return w[finding.code](finding.age, finding.most)
    case 'document-missing':
    case 'document-refused':
      return w[finding.code](label(DOCUMENT_LABELS, finding.document))
    case 'claim-unchecked':
    case 'claim-refused':
      return w[finding.code](label(CLAIM_LABELS, finding.claim))
    case 'claim-expired':
      return w[finding.code](label(CLAIM_LABELS, finding.claim), formatLongDay(finding.lastDay, locale))
    default:
      return w[finding.code]
  }
}

/** Where an applicant can put it right; null if nothing that the applicant does changes it. */
export function whereToMend({ code }: Finding): 'marks' | 'application' | 'update' | null {
  switch (code) {
    case 'marks-missing':
    case 'marks-returned':
    case 'no-score':
      return 'marks'
    case 'sent-back':
      return 'update'
    case 'fee-unpaid':
    case 'document-missing':
    case 'document-refused':
    case 'claim-refused':
    case 'claim-expired':
      return 'application'
    case 'application-ended':
    case 'marks-unverified':
    case 'below-minimum':
    case 'only-service':
    case 'too-old':
    case 'claim-unchecked':
      return null
  }
}
