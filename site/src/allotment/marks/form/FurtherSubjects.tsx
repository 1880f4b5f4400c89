import { useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { marksWords } from '../words/words.ts'
import { marksFormWords } from './words/words.ts'

interface FurtherSubjectsProps {
  /** Begins the ids of the boxes. */
  id: string
  subjects: readonly string[]
  chosen: readonly string[]
  /** In the order of `subjects`. */
  onChange: (chosen: string[]) => void
}

/** The subjects besides that of the application for which an applicant qualifies. */
export function FurtherSubjects({ id, subjects, chosen, onChange }: FurtherSubjectsProps) {
  const terms = useWords(marksWords)
  const w = useWords(marksFormWords)
  const translate = useTranslate()
  return (
    <fieldset className="merit-row" aria-describedby={`${id}-hint`}>
      <legend>{terms.further}</legend>
      <p className="hint merit-wide" id={`${id}-hint`}>
        {w.furtherHint}
      </p>
      {subjects.map((subject, at) => (
        <div className="check" key={subject}>
          <input
            id={`${id}-${at}`}
            type="checkbox"
            checked={chosen.includes(subject)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(subjects.filter((each) => (each === subject ? checked : chosen.includes(each))))
            }
          />
          <label htmlFor={`${id}-${at}`}>{translate(subject)}</label>
        </div>
      ))}
    </fieldset>
  )
}
