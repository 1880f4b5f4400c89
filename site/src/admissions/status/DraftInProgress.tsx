import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import { admissionQueries } from '@pravesh/shared/admissions/wire/calls'
import { FORM_SLUGS } from '@pravesh/shared/courses/courses'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatMoment } from '../../lib/formats.ts'
import { statusWords } from './words/words.ts'

/** What screens say of a form that was begun. */
export function useDraftWords({ course, step, steps, title, savedAt, closesOn }: DraftSummary) {
  const w = useWords(statusWords).draft
  const locale = useLocale()
  const translate = useTranslate()
  const facts: [term: string, text: string][] = [[w.saved, formatMoment(savedAt, locale)]]
  if (closesOn !== null) facts.push([w.closes, formatLongDay(closesOn, locale)])
  return { goOn: w.goOn(step, steps), text: w.text(course, translate(title)), facts }
}

/** The form opens where it was left, or at the step that has to be done before. */
export function useDraftAddress({ course, step, isBack }: DraftSummary): string {
  const form = usePaths().enrollAs(FORM_SLUGS[course])
  return isBack ? `${form}?${admissionQueries.step}=${step}` : form
}

/** The form that was begun, when it was saved and until when it can be sent. */
export function DraftText({ draft }: { draft: DraftSummary }) {
  const { text, facts } = useDraftWords(draft)
  return (
    <>
      <p>{text}</p>
      {facts.map(([term, fact]) => (
        <p key={term} className="hint">
          {term}: {fact}
        </p>
      ))}
    </>
  )
}

/** Leads to the form: `Go on with step 3 of 4`. */
export function GoOnWithDraft({ draft }: { draft: DraftSummary }) {
  const { goOn } = useDraftWords(draft)
  return (
    <a href={useDraftAddress(draft)} className="button primary">
      {goOn}
    </a>
  )
}
