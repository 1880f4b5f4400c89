import { createElement as h, type ReactElement } from 'react'

interface Row {
  label: string
  value: string
}

/** Labels with their values beside them. Pairs of short ones share a row, where a document has to fit on a page. */
export function factList(facts: readonly Row[], { inPairs = false } = {}): ReactElement {
  return h(
    'dl',
    inPairs ? { className: 'pairs' } : null,
    facts.map(({ label, value }, index) => h('div', { key: index }, h('dt', null, label), h('dd', null, value))),
  )
}
