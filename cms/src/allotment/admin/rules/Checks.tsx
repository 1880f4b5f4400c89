'use client'

import '../merit.css'

interface ChecksProps<Code extends string> {
  legend: string
  hint?: string
  codes: readonly Code[]
  labelOf: (code: Code) => string
  chosen: readonly Code[]
  /** In the order of `codes`. */
  change: (chosen: Code[]) => void
  /** Cannot be deselected. */
  always?: Code
}

/** Several of some choices. */
export function Checks<Code extends string>({
  legend,
  hint = '',
  codes,
  labelOf,
  chosen,
  change,
  always,
}: ChecksProps<Code>) {
  return (
    <fieldset className="merit__group">
      <legend>{legend}</legend>
      {hint !== '' && <p className="admin-field__hint">{hint}</p>}
      <div className="merit__checks">
        {codes.map((code) => (
          <label key={code}>
            <input
              checked={chosen.includes(code)}
              disabled={code === always}
              onChange={({ target }) =>
                change(codes.filter((each) => (each === code ? target.checked : chosen.includes(each))))
              }
              type="checkbox"
            />
            {labelOf(code)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
