'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { TIE_RULES } from '@pravesh/shared/allotment/process/rules'
import { CATEGORY_CODES, type CategoryCode, GROUP_CODES } from '@pravesh/shared/allotment/process/units'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { meritWords } from '../words.ts'
import { Checks } from './Checks.tsx'
import { NumberField } from './NumberField.tsx'
import type { RuleFieldsProps } from './rule-fields.ts'

/** Who competes for which seats, what decides between equal scores, and where vacant seats go. */
export function OrderFields({ rules, set, problem }: RuleFieldsProps) {
  const words = meritWords.rules
  return (
    <>
      <Checks
        always="UR"
        change={(categories) => set({ categories })}
        chosen={rules.categories}
        codes={CATEGORY_CODES}
        hint={words.categoriesHint}
        labelOf={(code) => code}
        legend={words.categories}
      />
      <Checks
        change={(groups) => set({ groups })}
        chosen={rules.groups}
        codes={GROUP_CODES}
        labelOf={(code) => stepWords(staffLanguage()).groups[code]}
        legend={words.groups}
      />
      <Checks
        change={(ties) => set({ ties })}
        chosen={rules.ties}
        codes={TIE_RULES}
        hint={words.tiesHint}
        labelOf={(rule) => words.tieNames[rule]}
        legend={words.ties}
      />
      <Moves rules={rules} set={set} />
      <NumberField
        change={(maxChoices) => set({ maxChoices: maxChoices ?? 0 })}
        label={words.maxChoices}
        problem={problem('maxChoices')}
        value={rules.maxChoices}
      />
    </>
  )
}

function Moves({ rules: { moves, categories }, set }: Pick<RuleFieldsProps, 'rules' | 'set'>) {
  const words = meritWords.rules
  const [ends, setEnds] = useState<{ from: CategoryCode; to: CategoryCode }>({ from: 'UR', to: 'UR' })
  const select = (end: 'from' | 'to') => (
    <Field label={words[end]}>
      {(field) => (
        <select
          {...field}
          onChange={({ target }) =>
            setEnds({ ...ends, [end]: categories.find((code) => code === target.value) ?? 'UR' })
          }
          value={ends[end]}
        >
          {categories.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <fieldset className="merit__group">
      <legend>{words.moves}</legend>
      <p className="admin-field__hint">{words.movesHint}</p>
      <ol>
        {moves.map((move) => (
          <li key={`${move.from}/${move.to}`}>
            {words.move(move.from, move.to)}{' '}
            <RemoveButton
              label={words.remove(words.move(move.from, move.to))}
              remove={() => set({ moves: moves.filter((each) => each !== move) })}
            />
          </li>
        ))}
      </ol>
      <div className="merit__row">
        {select('from')}
        {select('to')}
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            const known = moves.some(({ from, to }) => from === ends.from && to === ends.to)
            if (!known && ends.from !== ends.to) set({ moves: [...moves, ends] })
          }}
        >
          {words.addMove}
        </Button>
      </div>
    </fieldset>
  )
}
