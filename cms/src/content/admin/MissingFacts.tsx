import type { UIFieldServerProps } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { MissingFactsBox } from './MissingFactsBox.tsx'
import { type Fact, type FactText, factsOf } from './missing-facts.ts'

/** Sidebar box: the facts that the form still lacks, in the language of the reader, as the labels of the form's tabs are. */
export function MissingFacts({ collectionSlug }: Pick<UIFieldServerProps, 'collectionSlug'>) {
  return (
    <MissingFactsBox texts={Object.fromEntries(factsOf(collectionSlug).map((fact) => [fact.field, textOf(fact)]))} />
  )
}

function textOf({ label, tab, purpose, shownAt }: Fact): FactText {
  return {
    label: staffText(label),
    tab: tab && staffText(tab),
    purpose: staffText(purpose),
    shownAt: staffText(shownAt),
  }
}
