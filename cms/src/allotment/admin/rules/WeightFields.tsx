'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import type { WeightedRule } from '@pravesh/shared/allotment/scores/weighted'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { RemoveButton } from '../RemoveButton.tsx'
import { Cell, Row } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { meritWords } from '../words.ts'

type Part = WeightedRule['parts'][number]

interface WeightFieldsProps {
  parts: readonly Part[]
  change: (parts: Part[]) => void
}

/** The examinations whose percentages are added, each with its weight. */
export function WeightFields({ parts, change }: WeightFieldsProps) {
  const words = meritWords.rules
  const set = (at: number, part: Partial<Part>) =>
    change(parts.map((each, place) => (place === at ? { ...each, ...part } : each)))
  const numberOf = (at: number) => `${words.examination} ${formatNumber(at + 1)}`
  return (
    <>
      <StackedTable
        head={[words.examination, words.weight, words.required, ''].map((label) => ({ label }))}
        label={words.scoring}
      >
        {parts.map(({ examination, weight, required }, at) => (
          // Rows have no other name, and are typed in place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row
          <Row key={at}>
            <Cell isField label={numberOf(at)}>
              <input
                aria-label={numberOf(at)}
                onChange={({ target }) => set(at, { examination: target.value })}
                type="text"
                value={examination}
              />
            </Cell>
            <Cell isField label={words.weight}>
              <input
                aria-label={`${examination || numberOf(at)}: ${words.weight}`}
                min={1}
                onChange={({ target }) => set(at, { weight: Number(target.value) })}
                type="number"
                value={weight}
              />
            </Cell>
            <Cell isField label={words.required}>
              <input
                aria-label={`${examination || numberOf(at)}: ${words.required}`}
                checked={required}
                onChange={({ target }) => set(at, { required: target.checked })}
                type="checkbox"
              />
            </Cell>
            <Cell label="">
              {parts.length > 1 && (
                <RemoveButton
                  label={words.remove(examination || numberOf(at))}
                  remove={() => change(parts.filter((_, place) => place !== at))}
                />
              )}
            </Cell>
          </Row>
        ))}
      </StackedTable>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => change([...parts, { examination: '', weight: 10, required: false }])}
        size="small"
      >
        {words.addExamination}
      </Button>
    </>
  )
}
