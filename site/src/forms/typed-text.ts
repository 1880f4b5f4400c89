import { fieldId } from './field-id.ts'

/** What was typed into a field, or chosen, before the prerendered form was hydrated; empty without such a form. */
export function typedText(form: string, field: string): string {
  const id = fieldId(form, field)
  const element = document.querySelector<HTMLInputElement>(`#${id}:not([type=radio]), [id^=${id}]:checked`)
  return element?.value ?? ''
}
