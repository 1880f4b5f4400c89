'use client'

import './fee-decision.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { type PlanPreview, planChangeCalls } from '@pravesh/shared/fees/change-plan/staff-calls'
import { TUITION_PLAN_LABELS, type TuitionPlan } from '@pravesh/shared/fees/change-plan/tuition-plans'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../admin-kit/form/InnerForm.tsx'
import { useInvalidFocus } from '../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { PlanTables } from '../../admin-kit/money/PlanTables.tsx'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { may } from '../../staff/index.ts'
import { RequestEnd } from './RequestEnd.tsx'
import { feeAdminWords } from './words.ts'

const words = partOf(() => feeAdminWords.plan)

/** On an open due of the course fee: asks for other instalments, which a second person approves. */
export function ChangePlan() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const [preview, setPreview] = useState<PlanPreview | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isOffered = data?.status === 'open' && data?.action === 'TUITION' && may(user, 'review fee payments')
  if (id === undefined || !isOffered) return null

  async function open() {
    setBusy(true)
    const { ok, msg, result = null } = await callPortal<PlanPreview>(planChangeCalls.preview, { id: String(id) })
    setBusy(false)
    setPreview(ok ? result : null)
    setFailure(ok ? '' : msg)
  }

  return (
    <section aria-labelledby="change-plan" className="field-type fee-decision">
      <h2 id="change-plan">{words.heading}</h2>
      <p>{words.consequence}</p>
      {preview ? (
        <PlanForm cancel={() => setPreview(null)} id={String(id)} preview={preview} />
      ) : (
        <div className="fee-decision__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => void open()}>
            {busy ? words.busy : words.open}
          </Button>
        </div>
      )}
      <FailureAlert text={failure} />
    </section>
  )
}

interface FormProps {
  id: string
  preview: PlanPreview
  cancel: () => void
}

function PlanForm({ id, preview, cancel }: FormProps) {
  const { before, options, movedPaise, lateFeePaise } = preview
  const [plan, setPlan] = useState<TuitionPlan | ''>(options[0]?.plan ?? '')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const { busy, failure, send } = useStaffChange(planChangeCalls.change, id)
  const form = useInvalidFocus<HTMLDivElement>(problem)
  const chosen = options.find((option) => option.plan === plan)
  const submit = async () => {
    const given = reason.trim()
    setProblem(given === '' ? words.noReason : '')
    return given !== '' && send({ plan, movedPaise, reason: given })
  }
  return (
    <div ref={form}>
      <InnerForm label={words.heading} send={submit}>
        <Field label={words.plan}>
          {(field) => (
            <select
              {...field}
              onChange={(event) => setPlan(options.find((each) => each.plan === event.target.value)?.plan ?? '')}
              value={plan}
            >
              {options.map((option) => (
                <option key={option.plan} value={option.plan}>
                  {staffText(TUITION_PLAN_LABELS[option.plan])}
                </option>
              ))}
            </select>
          )}
        </Field>
        {chosen && <PlanTables after={chosen.after} before={before} />}
        {lateFeePaise > 0 && <p>{words.lateFee(formatPaise(lateFeePaise))}</p>}
        <RequestEnd {...{ busy, cancel, failure, problem, reason, setReason, words }} submit={() => void submit()} />
      </InnerForm>
    </div>
  )
}
