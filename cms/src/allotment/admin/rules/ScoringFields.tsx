'use client'

import '../merit.css'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { meritWords } from '../words.ts'
import { Checks } from './Checks.tsx'
import { NumberField } from './NumberField.tsx'
import type { RuleFieldsProps } from './rule-fields.ts'
import { WeightFields } from './WeightFields.tsx'

const KINDS = ['language', 'elective', 'environment'] as const
const BLANK: Record<ProcessRules['scoring']['kind'], ProcessRules['scoring']> = {
  'best-of': { kind: 'best-of', count: 5, atLeast: { kind: 'language', count: 1 }, excluded: ['environment'] },
  weighted: { kind: 'weighted', parts: [{ examination: '', weight: 100, required: true }] },
}

/** How marks become a score. */
export function ScoringFields({ rules, set, problem, maySelectKind }: RuleFieldsProps & { maySelectKind: boolean }) {
  const words = meritWords.rules
  const { scoring } = rules
  return (
    <>
      <h3>{words.scoring}</h3>
      <Field label={words.kind} problem={problem('scoring.kind')}>
        {(field) => (
          <select
            {...field}
            disabled={!maySelectKind}
            onChange={({ target }) => set({ scoring: BLANK[target.value === 'weighted' ? 'weighted' : 'best-of'] })}
            value={scoring.kind}
          >
            {(['best-of', 'weighted'] as const).map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {scoring.kind === 'weighted' && (
        <WeightFields change={(parts) => set({ scoring: { ...scoring, parts } })} parts={scoring.parts} />
      )}
      {scoring.kind === 'best-of' && (
        <>
          <NumberField
            change={(count) => set({ scoring: { ...scoring, count: count ?? 0 } })}
            label={words.count}
            problem={problem('scoring.count')}
            value={scoring.count}
          />
          <div className="merit__row">
            <NumberField
              change={(count) => set({ scoring: { ...scoring, atLeast: { ...scoring.atLeast, count: count ?? 0 } } })}
              label={words.atLeast}
              problem={problem('scoring.atLeast.count')}
              value={scoring.atLeast.count}
            />
            <Field label={words.ofKind}>
              {(field) => (
                <select
                  {...field}
                  onChange={({ target }) => {
                    const kind = KINDS.find((each) => each === target.value) ?? 'language'
                    set({ scoring: { ...scoring, atLeast: { ...scoring.atLeast, kind } } })
                  }}
                  value={scoring.atLeast.kind}
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {words.subjects[kind]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Checks
            change={(excluded) => set({ scoring: { ...scoring, excluded } })}
            chosen={scoring.excluded}
            codes={KINDS}
            labelOf={(kind) => words.subjects[kind]}
            legend={words.excluded}
          />
        </>
      )}
    </>
  )
}
