import {
  DUPLICATE_REASON_LABELS,
  DUPLICATE_VERDICT_LABELS,
  DUPLICATE_VERDICTS,
} from '@pravesh/shared/admissions/duplicates/duplicates'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { istTime } from '../../../../foundation/formats.ts'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { OtherApplication, OtherApplications, ShownDuplicate } from '../../../same-person/shown-duplicates.ts'
import type { DuplicatesView, DuplicateView, ShownOther } from '../review-data.ts'
import { duplicateWords as words } from './words.ts'

interface ViewOptions {
  others: OtherApplications
  /** Whether this member of staff checks documents, and so may compare. */
  mayCheck: boolean
  /** Address of the list of applications. */
  list: string
}

export function duplicatesView({ others, mayCheck, list }: ViewOptions): DuplicatesView {
  return {
    open: others.duplicates.filter(({ isOpen }) => isOpen).length,
    duplicates: others.duplicates.map((duplicate) => duplicateView(duplicate, mayCheck, list)),
    ofAccount: others.ofAccount.map((other) => otherView(other, list)),
  }
}

function duplicateView(duplicate: ShownDuplicate, mayCheck: boolean, list: string): DuplicateView {
  const { key, revision, isOpen, reasons, verdict, note, saidBy, saidAt, other } = duplicate
  return {
    key,
    revision,
    isOpen,
    reasons: reasons.map((reason) => staffText(DUPLICATE_REASON_LABELS[reason])),
    said: verdict === null ? '' : words.said(staffText(DUPLICATE_VERDICT_LABELS[verdict]), saidBy, istTime(saidAt)),
    note,
    verdicts:
      mayCheck && other !== null
        ? DUPLICATE_VERDICTS.map((value) => ({ value, label: staffText(DUPLICATE_VERDICT_LABELS[value]) }))
        : [],
    other: other && otherView(other, list),
  }
}

function otherView({ course, collegeName, sessionYear, ...other }: OtherApplication, list: string): ShownOther {
  return {
    ...other,
    facts: words.facts(staffText(COURSE_LABELS[course]), collegeName, sessionYear),
    href: `${list}/${other.id}`,
  }
}
