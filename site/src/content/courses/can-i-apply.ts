import {
  type EntryAnswers,
  type EntryRule,
  entryResult,
  unusableEntries,
} from '@pravesh/shared/admissions/form/entry-check'

type Field = HTMLInputElement | HTMLSelectElement

/** A page may have several checks, for one course or for more. What is answered in one is answered in all. */
const checks = [...document.querySelectorAll<HTMLElement>('[data-entry]')]

for (const check of checks) {
  const form = check.querySelector('form')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    showErrors(check)
    for (const each of checks) show(each)
  })
  form?.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { name, value } = target
    target.removeAttribute('aria-invalid')
    for (const other of checks) {
      const same: Field | undefined = fieldsOf(other).find((field) => field.name === name)
      if (same && same !== target) same.value = value
      // Otherwise an earlier answer would stand beside other questions.
      resultOf(other)?.replaceChildren()
    }
    errorOf(target)?.replaceChildren()
    keep(check)
  })
}

/** Moves the focus to the first question without a usable answer. */
function showErrors(check: HTMLElement): void {
  const unusable = unusableEntries(ruleOf(check), answersIn(check))
  const fields = fieldsOf(check)
  for (const field of fields) {
    const isWrong = unusable.some((question) => question === field.name)
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    errorOf(field)?.replaceChildren(isWrong ? (field.dataset.wrong ?? '') : '')
  }
  fields.find(({ name }) => unusable.some((question) => question === name))?.focus()
}

function show(check: HTMLElement): void {
  const [rule, answers] = [ruleOf(check), answersIn(check)]
  const result = entryResult(rule, answers)
  const place = resultOf(check)
  place?.replaceChildren()
  if (!place || result === 'open') return
  place.dataset.result = result
  const parts = [result, `degree-${answers.degree}`, `minimum-${rule.minima?.[answers.category]}`, `${result}-next`]
  for (const part of parts) {
    const template = check.querySelector<HTMLTemplateElement>(`template[data-part="${part}"]`)
    if (template) place.append(template.content.cloneNode(true))
  }
  const fold = check.closest('details')
  if (fold) fold.open = true
}

/** For the tab only, until the student logs out. */
function keep(check: HTMLElement): void {
  try {
    sessionStorage.setItem(check.dataset.entryKept ?? '', JSON.stringify({ ...kept(check), ...typedIn(check) }))
  } catch {}
}

function kept({ dataset }: HTMLElement): Partial<EntryAnswers> {
  try {
    return JSON.parse(sessionStorage.getItem(dataset.entryKept ?? '') ?? '{}')
  } catch {
    return {}
  }
}

function restore(): void {
  for (const check of checks) {
    const answers = kept(check)
    for (const field of fieldsOf(check)) field.value = String(answers[field.name as keyof EntryAnswers] ?? '')
    show(check)
  }
}

const fieldsOf = (check: HTMLElement) => [...check.querySelectorAll<Field>('input, select')]

const resultOf = (check: HTMLElement) => check.querySelector<HTMLElement>('[role=status]')

const errorOf = ({ id }: Field) => document.getElementById(`${id}-error`)

const ruleOf = ({ dataset }: HTMLElement): EntryRule => JSON.parse(dataset.entry ?? '{}')

const typedIn = (check: HTMLElement): Record<string, string> =>
  Object.fromEntries(fieldsOf(check).map(({ name, value }) => [name, value]))

const answersIn = (check: HTMLElement): EntryAnswers => ({
  tenth: '',
  twelfth: '',
  degree: '',
  category: '',
  ...typedIn(check),
})

restore()
