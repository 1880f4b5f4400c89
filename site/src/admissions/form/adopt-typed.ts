import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import type { AnswersForm } from '../fields/answers-form.ts'
import { isTyped, typedText } from '../fields/typing.ts'

type Field = HTMLInputElement | HTMLSelectElement

/** Takes over what was typed and chosen in a prerendered screen before it was hydrated. */
export function adoptTyped(form: AnswersForm, screen: ParentNode, questions: readonly Question[]): void {
  for (const { name, kind } of questions) {
    const fields = [...screen.querySelectorAll<Field>(`[name=${name}]`)]
    const [first] = fields
    if (first === undefined) continue
    const values = fields.filter(isChosen).map(({ value }) => value)
    if (name === LIST_QUESTION) {
      if (String(values) !== String(form.answers()[name] ?? [])) form.type(name, values)
      continue
    }
    const text = values[0] ?? ''
    if (text === form.textOf(name)) continue
    const answer = isTyped(kind) ? typedText(kind, { text, caret: text.length, isAdded: true }).text : text
    first.value = isTyped(kind) ? answer : first.value
    form.type(name, answer)
  }
}

function isChosen(field: Field): boolean {
  return !(field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) || field.checked
}
