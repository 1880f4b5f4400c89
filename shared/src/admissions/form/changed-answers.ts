import type { ShownSection } from './answers-shown.ts'

/** An answer that differs between two versions of an application; an empty text was or is not answered. */
export interface ChangedAnswer {
  /** Title of its section. */
  section: string
  label: string
  before: string
  after: string
}

/** Compares the answers of two versions, in the order of the later one; removed questions come last. */
export function changedAnswers(before: readonly ShownSection[], after: readonly ShownSection[]): ChangedAnswer[] {
  const [old, current] = [valuesOf(before), valuesOf(after)]
  const keys = new Set([...current.keys(), ...old.keys()])
  return [...keys].flatMap((key) => {
    const { section, label } = current.get(key) ?? old.get(key) ?? { section: '', label: '' }
    const values = { before: old.get(key)?.value ?? '', after: current.get(key)?.value ?? '' }
    return values.before === values.after ? [] : [{ section, label, ...values }]
  })
}

function valuesOf(sections: readonly ShownSection[]) {
  return new Map(
    sections.flatMap(({ key, title, rows }) =>
      rows.map(({ label, value }) => [`${key} ${label}`, { section: title, label, value }] as const),
    ),
  )
}
