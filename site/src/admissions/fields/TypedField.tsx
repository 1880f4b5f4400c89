import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { type ChangeEvent, type ClipboardEvent, type InputHTMLAttributes, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { afterPress } from '../../forms/after-press.ts'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../form/words/words.ts'
import { pastedText, type TypedKind, typedText } from './typing.ts'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

const digits: InputHTMLAttributes<HTMLInputElement> = { inputMode: 'numeric', autoComplete: 'off' }
const capitals: InputHTMLAttributes<HTMLInputElement> = { autoCapitalize: 'characters', className: 'upper' }

const INPUT: Record<TypedKind, InputHTMLAttributes<HTMLInputElement>> = {
  upper: capitals,
  suggest: { ...capitals, autoComplete: 'off' },
  digits,
  date: { ...digits, autoComplete: 'bday', maxLength: 10 },
  aadhaar: digits,
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
}

/** A text input, with a datalist if the question has suggestions. */
export function TypedField({ question, kind }: { question: Question; kind: TypedKind }) {
  const words = useWords(applicationFormWords).fields
  const { register, trigger } = useFormContext<Answers>()
  const { id, label, hint, validationError, aria } = useQuestion(question)
  const suggestions = useChoices(question)
  const isTouched = useRef(false)
  const { onChange, onBlur, ...field } = register(question.name, {
    // The input is not rewritten during composition, so the value is normalised here.
    setValueAs: (text: unknown) => (typeof text === 'string' && INPUT[kind] !== digits ? tidied(kind, text) : text),
  })

  function change(event: ChangeEvent<HTMLInputElement>) {
    isTouched.current = true
    const { nativeEvent, currentTarget } = event
    const { isComposing = false, inputType = '' }: Partial<InputEvent> = nativeEvent
    if (!isComposing) rewrite(currentTarget, kind, inputType.startsWith('insert'))
    void onChange(event)
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <input
        maxLength={question.maxLength}
        {...INPUT[kind]}
        placeholder={kind === 'date' ? words.datePlaceholder : undefined}
        autoComplete={question.autoComplete ?? INPUT[kind].autoComplete ?? 'off'}
        {...field}
        {...aria}
        id={id}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        spellCheck={false}
        onChange={change}
        onCompositionEnd={({ currentTarget }) => rewrite(currentTarget, kind, true)}
        onFocus={({ currentTarget }) =>
          kind === 'aadhaar' && currentTarget.value.startsWith('X') && currentTarget.select()
        }
        onPaste={(event) => paste(event, kind)}
        onBlur={(event) => {
          void onBlur(event)
          if (isTouched.current) afterPress(() => void trigger(question.name))
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

function tidied(kind: TypedKind, text: string): string {
  return typedText(kind, { text, caret: text.length, isAdded: false }).text
}

function rewrite(input: HTMLInputElement, kind: TypedKind, isAdded: boolean): void {
  const caret = input.selectionStart ?? input.value.length
  const now = typedText(kind, { text: input.value, caret, isAdded })
  if (now.text === input.value) return
  input.value = now.text
  input.setSelectionRange(now.caret, now.caret)
}

/** Normalises pasted text before `maxLength` can cut it off. */
function paste(event: ClipboardEvent<HTMLInputElement>, kind: TypedKind): void {
  const pasted = event.clipboardData.getData('text')
  const text = pastedText(kind, pasted)
  if (text === pasted) return
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}
