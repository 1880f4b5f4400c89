'use client'

import '../merit.css'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import { type Progress, ruleChangeIn } from '@pravesh/shared/allotment/process/allowed-changes'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { SaveBar } from '../SaveBar.tsx'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'
import { LimitFields } from './LimitFields.tsx'
import { OrderFields } from './OrderFields.tsx'
import { prunedRules } from './rule-fields.ts'
import { ScoringFields } from './ScoringFields.tsx'

interface RulesFormProps {
  id: string
  revision: number
  mayPrepare: boolean
  progress: Progress
  rules: ProcessRules
}

/** By what a process scores and allots. Says first what a change costs. */
export function RulesForm({ id, revision, mayPrepare, progress, rules: saved }: RulesFormProps) {
  const words = meritWords.rules
  const [rules, setRules] = useState(saved)
  const [asks, setAsks] = useState(false)
  const { busy, problems, send } = useChange({ call: processStaffCalls.saveRules, id })
  const form = useInvalidFocus<HTMLElement>(problems)
  const change = ruleChangeIn(progress)
  const mayChange = mayPrepare && change !== 'fixed'
  const set = (part: Partial<ProcessRules>) => setRules({ ...rules, ...part })
  const problem = (field: string) => problems.fields[`rules.${field}`] ?? problems.fields[field] ?? ''
  const save = (confirmed: boolean) => void send({ revision, confirmed, rules: prunedRules(rules) })

  return (
    <section className="admin-panel" ref={form}>
      <h2>{meritWords.sections.rules}</h2>
      {change !== 'free' && <p>{words[change]}</p>}
      {!mayPrepare && <p>{meritWords.readOnly}</p>}
      <fieldset className="merit__fields" disabled={!mayChange}>
        <div className="admin-form merit__rules">
          <h3>{words.pack}</h3>
          {(['name', 'version', 'source'] as const).map((part) => (
            <Field key={part} label={words[part]} problem={problem(`pack.${part}`)}>
              {(field) => (
                <input
                  {...field}
                  onChange={({ target }) => set({ pack: { ...rules.pack, [part]: target.value } })}
                  type="text"
                  value={rules.pack[part]}
                />
              )}
            </Field>
          ))}
          <ScoringFields maySelectKind={change === 'free'} problem={problem} rules={rules} set={set} />
          <OrderFields problem={problem} rules={rules} set={set} />
          <LimitFields problem={problem} rules={rules} set={set} />
        </div>
        {mayChange && (
          <SaveBar
            busy={busy}
            problems={problems}
            save={() => (change === 'lists' ? setAsks(true) : save(false))}
            shown={(field) => field.startsWith('rules.pack.') || field === 'pack.version'}
          />
        )}
      </fieldset>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={meritWords.cancel}
          confirm={() => {
            setAsks(false)
            save(true)
          }}
          confirmLabel={words.confirm}
          title={words.confirmTitle}
        >
          <p>{words.lists}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
