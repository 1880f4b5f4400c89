import type { Page } from 'playwright/test'

export interface Effort {
  /** Fields that were filled in, ticked or chosen. A field counts once. */
  inputs: number
  /** Links, buttons and options that were pressed. */
  presses: number
  /** Keys that were pressed outside fields; absent if none was. */
  keys?: number
}

type Kind = keyof Effort

/** Counts what a person does on the following pages of a browser tab. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { inputs: 0, presses: 0 }
  await page.exposeBinding('countEffort', (_, kind: Kind) => {
    effort[kind] = (effort[kind] ?? 0) + 1
  })
  await page.addInitScript(watchEffort)
  return effort
}

/** What was done since a copy of the effort was taken. */
export function effortSince(before: Effort, { inputs, presses, keys = 0 }: Effort): Required<Effort> {
  return { inputs: inputs - before.inputs, presses: presses - before.presses, keys: keys - (before.keys ?? 0) }
}

/** Runs in the page. */
function watchEffort(): void {
  const { countEffort: count } = window as unknown as { countEffort: (kind: Kind) => void }
  const seen = new WeakSet<EventTarget>()
  addEventListener(
    'input',
    ({ target }) => {
      if (target === null || seen.has(target)) return
      seen.add(target)
      count('inputs')
    },
    true,
  )
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element && target.closest('a, button, summary, [role=option]'))
        count('presses')
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ target, key }) => {
      const isInField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
      if (key.length === 1 && !isInField) count('keys')
    },
    true,
  )
}
