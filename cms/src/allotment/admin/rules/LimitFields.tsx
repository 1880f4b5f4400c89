'use client'

import '../merit.css'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { meritWords } from '../words.ts'
import { NumberField } from './NumberField.tsx'
import type { RuleFieldsProps } from './rule-fields.ts'

/** Ten-thousandths of a point. */
const POINT = 10_000
const MIN_STEP = 0.01
const DEFAULT_AGE = 35

/** Minimum scores and upper ages, for all and for those with another limit, and up to when service counts. */
export function LimitFields({ rules, set, problem }: RuleFieldsProps) {
  const words = meritWords.rules
  const { minimumScore, ageLimit, service = null, categories, groups } = rules
  const groupNames = stepWords(staffLanguage()).groups
  const nameOf = (code: string) => (code in groupNames ? groupNames[code as keyof typeof groupNames] : code)
  return (
    <>
      <fieldset className="merit__group">
        <legend>{words.minimum}</legend>
        <p className="admin-field__hint">{words.minimumHint}</p>
        <div className="merit__row">
          {[...categories, ...groups].map((code) => (
            <NumberField
              change={(points) => set({ minimumScore: withNumber(minimumScore, code, inTenThousandths(points)) })}
              key={code}
              label={nameOf(code)}
              problem={problem(`minimumScore.${code}`)}
              step={MIN_STEP}
              value={minimumScore[code] === undefined ? null : (minimumScore[code] ?? 0) / POINT}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="merit__group">
        <legend>{words.age}</legend>
        <div className="merit__checks">
          <label>
            <input
              checked={ageLimit !== null}
              onChange={({ target }) =>
                set({ ageLimit: target.checked ? { on: '', most: { UR: DEFAULT_AGE } } : null })
              }
              type="checkbox"
            />
            {words.hasAge}
          </label>
        </div>
        {ageLimit && (
          <>
            <Field label={words.ageOn} problem={problem('ageLimit.on')}>
              {(field) => (
                <input
                  {...field}
                  onChange={({ target }) => set({ ageLimit: { ...ageLimit, on: target.value } })}
                  type="date"
                  value={ageLimit.on}
                />
              )}
            </Field>
            <p className="admin-field__hint">{words.ageHint}</p>
            <div className="merit__row">
              {[...categories, 'PWD' as const].map((code) => (
                <NumberField
                  change={(age) => set({ ageLimit: { ...ageLimit, most: withNumber(ageLimit.most, code, age) } })}
                  key={code}
                  label={nameOf(code)}
                  problem={problem(`ageLimit.most.${code}`)}
                  value={ageLimit.most[code] ?? null}
                />
              ))}
            </div>
          </>
        )}
      </fieldset>
      <fieldset className="merit__group">
        <legend>{words.service}</legend>
        <div className="merit__checks">
          <label>
            <input
              checked={service !== null}
              onChange={({ target }) => set({ service: target.checked ? { on: '' } : null })}
              type="checkbox"
            />
            {words.hasService}
          </label>
        </div>
        {problem('service') !== '' && <p className="admin-error">{problem('service')}</p>}
        <p className="admin-field__hint">{words.serviceHint}</p>
        {service && (
          <Field label={words.serviceOn} problem={problem('service.on')}>
            {(field) => (
              <input
                {...field}
                onChange={({ target }) => set({ service: { on: target.value } })}
                type="date"
                value={service.on}
              />
            )}
          </Field>
        )}
      </fieldset>
    </>
  )
}

const inTenThousandths = (points: number | null) => (points === null ? null : Math.round(points * POINT))

/** Without a number, the one of UR counts; UR itself always has one. */
function withNumber<Limits extends ProcessRules['minimumScore']>(
  limits: Limits,
  code: keyof Limits & string,
  value: number | null,
): Limits {
  const { [code]: _, ...others } = limits
  return (value === null && code !== 'UR' ? others : { ...limits, [code]: value ?? 0 }) as Limits
}
