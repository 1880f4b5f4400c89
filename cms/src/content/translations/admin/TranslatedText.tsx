'use client'

import './translations.css'
import type { RefusedPassage } from '@pravesh/shared/content/translated/staff-calls'
import { useId } from 'react'
import type { FormText } from '../translation-form.ts'
import { problemText } from './problem-text.ts'
import { translationWords as words } from './words.ts'

/** What staff typed for the passages of a text, by the English ones. */
export type Typed = ReadonlyMap<string, string>

interface TranslatedTextProps {
  text: FormText
  language: string
  typed: Typed
  onType: (typed: Typed) => void
  refused: readonly RefusedPassage[]
}

export function TranslatedText({ text, language, typed, onType, refused }: TranslatedTextProps) {
  const { label, state, passages, former } = text
  const untranslated = passages.filter((passage) => passage.text === '')
  const [only] = untranslated
  const [earlier] = former
  return (
    <section aria-label={label} className="translations__text">
      <h2>
        {label}{' '}
        <span className="translations__state" data-state={state}>
          {words.stateOf[state]}
        </span>
      </h2>
      {passages.map(({ english, text: stored }) => (
        <PassageField
          english={english}
          key={english}
          label={label}
          language={language}
          onChange={(value) => onType(new Map(typed).set(english, value))}
          problem={refused.find((each) => each.english === english)?.problem}
          value={typed.get(english) ?? stored}
        />
      ))}
      {former.length > 0 && (
        <details className="translations__former">
          <summary>{words.former}</summary>
          {former.map(({ english, text: translation }) => (
            <div className="translations__pair" key={english}>
              <p lang="en">{english}</p>
              <p lang={language}>{translation}</p>
            </div>
          ))}
          {only && earlier && untranslated.length === 1 && former.length === 1 && (
            <button onClick={() => onType(new Map(typed).set(only.english, earlier.text))} type="button">
              {words.use}
            </button>
          )}
        </details>
      )}
    </section>
  )
}

interface PassageFieldProps {
  label: string
  english: string
  language: string
  value: string
  onChange: (value: string) => void
  problem: RefusedPassage['problem'] | undefined
}

const CHARACTERS_A_LINE = 45
const MOST_LINES = 16

function PassageField({ label, english, language, value, onChange, problem }: PassageFieldProps) {
  const id = useId()
  const lines = Math.ceil(Math.max(english.length, value.length) / CHARACTERS_A_LINE) + english.split('\n').length
  return (
    <div className="translations__pair">
      <p id={`${id}-english`} lang="en">
        {english}
      </p>
      <div className="admin-field">
        <textarea
          aria-describedby={problem ? `${id}-english ${id}-problem` : `${id}-english`}
          aria-invalid={problem !== undefined}
          aria-label={label}
          lang={language}
          onChange={(event) => onChange(event.target.value)}
          rows={Math.min(lines, MOST_LINES)}
          value={value}
        />
        {problem && (
          <p className="admin-error" id={`${id}-problem`}>
            {problemText(problem)}
          </p>
        )}
      </div>
    </div>
  )
}
