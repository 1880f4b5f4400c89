import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import type { ReactNode } from 'react'
import { useLocale, useWords } from '../../forms/locale.ts'
import { ListNames } from '../terms/ListNames.tsx'
import { ownWords } from './words/words.ts'

/** Which application it is about, and what it competes as. */
export function About({ process }: { process: OwnProcess }) {
  const words = useWords(ownWords)
  const w = words.about
  const locale = useLocale()
  const { number, subjects, category, groups, rowKey } = process
  const names = stepWords(locale).groups
  return (
    <div>
      <dl className="facts details">
        <Fact term={w.application}>{number}</Fact>
        {subjects.length > 0 && (
          <Fact term={w.subject}>
            <ListNames lists={subjects} />
          </Fact>
        )}
        <Fact term={w.category}>{categoryTitle(category, locale)}</Fact>
        <Fact term={w.groups}>{groups.length === 0 ? w.noGroups : groups.map((group) => names[group]).join(', ')}</Fact>
        <Fact term={w.row}>
          <code lang="zxx" className="merit-key">
            {rowKey}
          </code>
        </Fact>
      </dl>
      <p className="hint">{words.claims}</p>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
