'use client'

import type { Locale } from '@pravesh/shared/platform/locale'
import type { RightKind } from '@pravesh/shared/rights/kinds'
import { Field } from '../../admin-kit/form/Field.tsx'
import { answerTexts } from './templates/answer-texts.ts'
import { rightsAdminWords as words } from './words.ts'

const NAMES = ['done', 'more'] as const

interface TemplateProps {
  kind: RightKind
  /** Of the person who asked. */
  locale: Locale
  onChoose: (text: string) => void
}

/** Puts a prepared text into the answer, in the language of the person who asked. */
export function TemplateChoice({ kind, locale, onChoose }: TemplateProps) {
  return (
    <Field hint="" label={words.template} problem="">
      {(field) => (
        <select
          {...field}
          defaultValue=""
          onChange={(event) => {
            const name = NAMES.find((known) => known === event.target.value)
            if (name) onChoose(answerTexts[locale][kind][name])
          }}
        >
          <option value="">{words.noTemplate}</option>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {words.templates[name]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
