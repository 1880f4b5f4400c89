import { CLAIM_LABELS, CLAIM_STATE_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { Finding } from '@pravesh/shared/allotment/entries/validity'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { istTime } from '../../../foundation/formats.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { Facts } from '../Facts.tsx'
import { resultWords } from '../result-words.ts'

/** In what an applicant competes, the claims behind it, and what makes the application invalid. */
export function EntryFacts({ entry }: { entry: StaffEntry }) {
  const words = resultWords.marks
  const { subject, category, groups, verification, verifiedBy, verifiedAt, returnReason, claims, findings } = entry
  const groupNames = stepWords(staffLanguage()).groups
  const facts = [
    [resultWords.subject, subject],
    [resultWords.category, [category, ...groups.map((group) => groupNames[group])].join(', ')],
    [resultWords.state, words.states[verification]],
    ['', verifiedBy === '' || verifiedAt === null ? '' : words.verifiedBy(verifiedBy, istTime(verifiedAt))],
    [words.reason, returnReason],
  ] as const
  return (
    <>
      <Facts facts={facts} />
      {claims.length > 0 && (
        <>
          <h3>{words.claims}</h3>
          <ul>
            {claims.map(({ claim, content, state }) => (
              <li key={claim}>
                {labelIn(CLAIM_LABELS, claim)}
                {content.length > 0 && `: ${content.join(', ')}`} ({labelIn(CLAIM_STATE_LABELS, state)})
              </li>
            ))}
          </ul>
        </>
      )}
      {findings.length > 0 && (
        <>
          <h3>{words.findings}</h3>
          <ul>
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)}>{findingText(finding)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function findingText(finding: Finding): string {
  const text = resultWords.marks.finding[finding.code]
  if ('document' in finding) return `${text} ${labelIn(DOCUMENT_LABELS, finding.document)}`
  if ('claim' in finding) return `${text} ${labelIn(CLAIM_LABELS, finding.claim)}`
  if (finding.code === 'below-minimum')
    return `${text} ${formatScore(finding.score, DEFAULT_LOCALE)} < ${formatScore(finding.minimum, DEFAULT_LOCALE)}`
  return finding.code === 'too-old' ? `${text} ${finding.age} > ${finding.most}` : text
}

/** The label of a code in a table; the code itself, if the table of this version does not have it. */
function labelIn(labels: Readonly<Record<string, string>>, code: string): string {
  return staffText(labels[code] ?? code)
}
