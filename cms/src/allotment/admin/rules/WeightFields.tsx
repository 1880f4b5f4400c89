'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import type { WeightedRule } from '@pravesh/shared/allotment/scores/weighted'
import { RemoveButton } from '../RemoveButton.tsx'
import { ScrolledTable } from '../ScrolledTable.tsx'
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
  return (
    <>
      <ScrolledTable
        head={[words.examination, words.weight, words.required, ''].map((label) => ({ label }))}
        label={words.scoring}
      >
        <tbody>
          {parts.map(({ examination, weight, required }, at) => (
            // Rows have no other name, and are typed in place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row
            <tr key={at}>
              <td className="merit__cell">
                <input
                  aria-label={`${words.examination} ${at + 1}`}
                  onChange={({ target }) => set(at, { examination: target.value })}
                  type="text"
                  value={examination}
                />
              </td>
              <td className="merit__cell">
                <input
                  aria-label={`${examination}: ${words.weight}`}
                  min={1}
                  onChange={({ target }) => set(at, { weight: Number(target.value) })}
                  type="number"
                  value={weight}
                />
              </td>
              <td>
                <input
                  aria-label={`${examination}: ${words.required}`}
                  checked={required}
                  onChange={({ target }) => set(at, { required: target.checked })}
                  type="checkbox"
                />
              </td>
              <td>
                {parts.length > 1 && (
                  <RemoveButton
                    label={words.remove(examination)}
                    remove={() => change(parts.filter((_, place) => place !== at))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
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
