'use client'

import './reason.css'
import { Button } from '@payloadcms/ui'
import {
  type ChangedReasonText,
  type ReasonText,
  TRANSLATED_LOCALES,
  translationState,
} from '@pravesh/shared/admissions/status/reason-texts'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { DEFAULT_LOCALE, LANGUAGE_NAMES, type Locale } from '@pravesh/shared/platform/locale'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { textWords } from './words.ts'

interface Sent extends Omit<ChangedReasonText, 'before'> {
  isShared?: boolean
}

interface TextFormProps {
  /** The text that is changed; absent for a new one. */
  saved?: ReasonText
  /** What a new text begins with. */
  typed?: string
  mayShare?: boolean
  save: (body: Sent) => Promise<void>
  cancel: () => void
}

const MAX_LENGTH = 1000

/** The texts of a saved text in each language. */
export function TextForm({ saved, typed = '', mayShare = false, save, cancel }: TextFormProps) {
  const words = textWords.form
  const [texts, setTexts] = useState(() => textsOf(saved, typed))
  const [confirmed, setConfirmed] = useState<ChangedReasonText['confirmed']>([])
  const [problem, setProblem] = useState('')
  const form = useInvalidFocus<HTMLDivElement>(problem)

  function send(isShared?: boolean) {
    const { [DEFAULT_LOCALE]: text = '', ...translations } = texts
    setProblem(text.trim() === '' ? words.empty : '')
    if (text.trim() !== '') void save({ text, translations, confirmed, isShared })
  }

  const change = (locale: Locale, text: string) => setTexts({ ...texts, [locale]: text })
  const toggle = (locale: (typeof TRANSLATED_LOCALES)[number], isRight: boolean) =>
    setConfirmed(isRight ? [...confirmed, locale] : confirmed.filter((each) => each !== locale))

  return (
    <div className="admin-form reason__text-form" ref={form}>
      <p className="admin-field__hint">{saved ? words.changeHint : words.hint}</p>
      <TextField
        change={(text) => change(DEFAULT_LOCALE, text)}
        label={words.english}
        locale={DEFAULT_LOCALE}
        problem={problem}
        text={texts[DEFAULT_LOCALE] ?? ''}
      />
      {TRANSLATED_LOCALES.map((locale) => {
        const of = saved && translationState(saved, locale) === 'older' ? saved.translations[locale]?.of : undefined
        return (
          <div key={locale}>
            <TextField
              change={(text) => change(locale, text)}
              hint={of === undefined ? '' : words.older(LANGUAGE_NAMES[locale], of)}
              label={words.other(LANGUAGE_NAMES[locale])}
              locale={locale}
              text={texts[locale] ?? ''}
            />
            {of !== undefined && (
              <label>
                <input
                  checked={confirmed.includes(locale)}
                  onChange={({ target }) => toggle(locale, target.checked)}
                  type="checkbox"
                />{' '}
                {words.confirm}
              </label>
            )}
          </div>
        )
      })}
      <div className="reason__buttons">
        <Button margin={false} onClick={() => send()} size="small">
          {words.save}
        </Button>
        {mayShare && (
          <Button buttonStyle="secondary" margin={false} onClick={() => send(true)} size="small">
            {words.share}
          </Button>
        )}
        <Button buttonStyle="transparent" margin={false} onClick={cancel} size="small">
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface TextFieldProps {
  label: string
  hint?: string
  problem?: string
  locale: Locale
  text: string
  change: (text: string) => void
}

function TextField({ label, hint = '', problem = '', locale, text, change }: TextFieldProps) {
  return (
    <Field hint={hint} label={label} problem={problem}>
      {(field) => (
        <textarea
          {...field}
          lang={locale}
          maxLength={MAX_LENGTH}
          onChange={({ target }) => change(target.value)}
          rows={2}
          value={text}
        />
      )}
    </Field>
  )
}

/** A new text begins in the language in which it was typed. */
function textsOf(saved: ReasonText | undefined, typed: string): Partial<Record<Locale, string>> {
  if (saved === undefined) {
    const written = langOf(typed, DEFAULT_LOCALE)
    return { [TRANSLATED_LOCALES.find((locale) => locale === written) ?? DEFAULT_LOCALE]: typed }
  }
  const translated = TRANSLATED_LOCALES.map((locale) => [locale, saved.translations[locale]?.text ?? ''])
  return { [DEFAULT_LOCALE]: saved.text, ...Object.fromEntries(translated) }
}
