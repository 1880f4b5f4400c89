import type { Question } from '@pravesh/shared/admissions/questions/question'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputHTMLAttributes,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPress } from '../../forms/after-press.ts'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { leftText, maxLengthWith, pastedText, type TypedKind, typedText } from './typing.ts'
import { useAnswersForm } from './use-answers-form.ts'
import { useQuestion } from './use-question.ts'
import { useSuggestions } from './use-suggestions.ts'

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
  const { name } = question
  const form = useAnswersForm()
  const { id, label, hint, validationError, aria } = useQuestion(question)
  const suggestions = useSuggestions(question)
  const isTouched = useRef(false)
  const maxLength = INPUT[kind].maxLength ?? question.maxLength
  const input = useRef<HTMLInputElement>(null)
  const [first] = useState(() => form.textOf(name))
  useLayoutEffect(() => form.attach(name, input), [form, name])

  function change(event: ChangeEvent<HTMLInputElement>) {
    isTouched.current = true
    const { nativeEvent, currentTarget } = event
    const { isComposing = false, inputType = '' }: Partial<InputEvent> = nativeEvent
    // The input is not rewritten during composition.
    if (!isComposing) tidy(currentTarget, inputType.startsWith('insert'))
    form.type(name, INPUT[kind] === digits ? currentTarget.value : tidied(kind, currentTarget.value))
  }

  // No change follows the end of a composition, and other questions depend on the answer with digits from 0 to 9.
  function completeComposition(field: HTMLInputElement) {
    tidy(field, true)
    form.type(name, field.value)
  }

  function leave(field: HTMLInputElement) {
    if (!isTouched.current) return
    const left = leftText(kind, field.value)
    if (left !== field.value) {
      field.value = left
      form.type(name, left)
    }
    afterPress(() => form.trigger([name]))
  }

  function tidy(field: HTMLInputElement, isAdded: boolean) {
    rewrite(field, kind, isAdded)
    if (maxLength !== undefined) field.maxLength = maxLengthWith(kind, field.value, maxLength)
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <input
        {...INPUT[kind]}
        maxLength={maxLength && maxLengthWith(kind, first, maxLength)}
        placeholder={kind === 'date' ? words.datePlaceholder : undefined}
        autoComplete={question.autoComplete ?? INPUT[kind].autoComplete ?? 'off'}
        {...aria}
        ref={input}
        id={id}
        name={name}
        defaultValue={first}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        spellCheck={false}
        onChange={change}
        // An input method may compose a number with its country code, which the limit would cut off at the end.
        onCompositionStart={({ currentTarget }) => currentTarget.removeAttribute('maxlength')}
        onCompositionEnd={({ currentTarget }) => completeComposition(currentTarget)}
        onFocus={({ currentTarget }) =>
          kind === 'aadhaar' && currentTarget.value.startsWith('X') && currentTarget.select()
        }
        onPaste={(event) => paste(event, kind)}
        onBlur={({ currentTarget }) => leave(currentTarget)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value, label: shown }) => (
            <option key={value} value={value} label={shown === value ? undefined : shown} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

function rewrite(input: HTMLInputElement, kind: TypedKind, isAdded: boolean): void {
  const caret = input.selectionStart ?? input.value.length
  const now = typedText(kind, { text: input.value, caret, isAdded })
  if (now.text === input.value) return
  input.value = now.text
  input.setSelectionRange(now.caret, now.caret)
}

function tidied(kind: TypedKind, text: string): string {
  return typedText(kind, { text, caret: text.length, isAdded: false }).text
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
