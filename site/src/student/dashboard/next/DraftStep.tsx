import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import { admissionQueries } from '@pravesh/shared/admissions/wire/calls'
import { FORM_SLUGS } from '@pravesh/shared/courses/courses'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { formatMoment } from '../../../lib/formats.ts'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

/** A form that was begun: it opens where it was left, or at the step that has to be done before. */
export function DraftStep({ draft, contact }: { draft: DraftSummary; contact: Contact }) {
  const w = useWords(nextStepWords).draft
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const { course, step, isBack, steps, title, savedAt, closesOn } = draft
  const form = paths.enrollAs(FORM_SLUGS[course])
  const facts: [string, string][] = [[w.saved, formatMoment(savedAt, locale)]]
  if (closesOn !== null) facts.push([w.closes, formatLongDay(closesOn, locale)])
  return (
    <StepCard
      title={w.title(step, steps)}
      contact={contact}
      facts={facts}
      action={
        <a href={isBack ? `${form}?${admissionQueries.step}=${step}` : form} className="button primary">
          {w.button}
        </a>
      }
    >
      <p>{w.text(course, translate(title))}</p>
    </StepCard>
  )
}
