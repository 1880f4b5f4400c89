import { createElement as h, type ReactElement } from 'react'

/** Labels with their values, in two columns. */
export function factList(facts: readonly { label: string; value: string }[]): ReactElement {
  return h(
    'dl',
    null,
    facts.map(({ label, value }, index) => h('div', { key: index }, h('dt', null, label), h('dd', null, value))),
  )
}
