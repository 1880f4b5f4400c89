import type { Claim } from '@pravesh/shared/admissions/answers/answers'
import { formatDate } from '@pravesh/shared/admissions/answers/dates'
import { CLAIM_LABELS, CLAIM_STATE_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import {
  checkOf,
  claimState,
  claimsIn,
  contentOf,
  lastDayOf,
  statedIn,
} from '@pravesh/shared/admissions/claims/claim-states'
import { RESERVED_FOR, reservationOn } from '@pravesh/shared/admissions/claims/reservation-rules'
import { validitySource } from '@pravesh/shared/admissions/claims/validity-rules'
import { evidenceOfClaim } from '@pravesh/shared/admissions/documents/evidence'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { istTime } from '../../../../foundation/formats.ts'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { ApplicationRecord } from '../../../applications/application-record.ts'
import type { ClaimView, ReviewedDocument } from '../review-data.ts'

interface ClaimsOptions {
  application: ApplicationRecord
  documents: readonly ReviewedDocument[]
  now: Date
}

export function claimsOf({ application, documents, now }: ClaimsOptions): ClaimView[] {
  const { answers, claimChecks } = application
  const today = dayInIndia(now)
  return claimsIn(answers).map((claim) => {
    const check = checkOf(claim, answers, claimChecks)
    const state = claimState(claim, { answers, checks: claimChecks, today })
    return {
      claim,
      label: staffText(CLAIM_LABELS[claim]),
      content: contentOf(claim, answers).join(', '),
      number: answers[`${claim}Number`] ?? '',
      authority: answers[`${claim}Authority`] ?? '',
      issuedOn: formatDate(answers[`${claim}IssuedOn`] ?? ''),
      lastDay: formatDate(lastDayOf(claim, answers) ?? ''),
      lastDayBy: staffText(validitySource(claim, answers)),
      share: shareOf(claim, application),
      document: documents.find(({ kind }) => kind === evidenceOfClaim(claim)) ?? null,
      state,
      stateLabel: staffText(CLAIM_STATE_LABELS[state]),
      verdict: check?.verdict ?? null,
      reason: check?.reason ?? '',
      checked: check ? `${check.by}, ${istTime(check.at)}` : '',
      stated: statedIn(claim, answers),
    }
  })
}

function shareOf(claim: Claim, { answers, course, submittedAt }: ApplicationRecord): string {
  const { category = '', obcGroup = '' } = answers
  const claimed = claim === 'category' ? obcGroup || category : claim
  const group = RESERVED_FOR.find((each) => each === claimed)
  const rule = group ? reservationOn(dayInIndia(new Date(submittedAt)), group, course) : null
  return rule
    ? `${staffText(String(group))} ${rule.percent} %. ${[rule.source, rule.note].filter(Boolean).map(staffText).join('. ')}`
    : ''
}
