'use client'

import './figures.css'
import { Button } from '@payloadcms/ui'
import { MAX_KEY_DAYS } from '@pravesh/shared/admissions/figures/keys'
import { figureCalls } from '@pravesh/shared/admissions/figures/wire'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { CreatedKey } from './CreatedKey.tsx'
import { keyWords as words } from './key-words.ts'

/** Creates a key and shows it once. */
export function NewKeyForm({ colleges }: { colleges: readonly (readonly [string, string])[] }) {
  const [key, setKey] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const router = useRouter()

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const body = {
      name: String(data.get('name')),
      days: Number(data.get('days')),
      colleges: data.getAll('colleges').map(String),
      courses: data.getAll('courses').map(String),
      seesMoney: data.has('seesMoney'),
    }
    setBusy(true)
    const { ok, msg, result } = await callPortal<{ key: string }>(figureCalls.createKey, { body })
    setBusy(false)
    setFailure(ok ? '' : msg)
    if (!result) return
    setKey(result.key)
    // The table above has the new key, too.
    router.refresh()
  }

  if (key !== '') return <CreatedKey value={key} />
  return (
    <form className="admin-form" onSubmit={create}>
      <h2>{words.create}</h2>
      <div className="admin-field">
        <label htmlFor="key-name">{words.name}</label>
        <p className="admin-field__hint" id="key-name-hint">
          {words.nameHint}
        </p>
        <input aria-describedby="key-name-hint" id="key-name" maxLength={80} name="name" required type="text" />
      </div>
      <div className="admin-field">
        <label htmlFor="key-days">{words.days}</label>
        <p className="admin-field__hint" id="key-days-hint">
          {words.daysHint}
        </p>
        <input
          aria-describedby="key-days-hint"
          defaultValue={90}
          id="key-days"
          max={MAX_KEY_DAYS}
          min={1}
          name="days"
          required
          type="number"
        />
      </div>
      <Choices choices={colleges} label={words.colleges} name="colleges" />
      <Choices
        choices={COURSE_CODES.map((code) => [code, staffText(COURSE_LABELS[code])] as const)}
        label={words.courses}
        name="courses"
      />
      <label>
        <input name="seesMoney" type="checkbox" /> {words.seesMoney}
      </label>
      {failure && <FailureAlert text={failure} />}
      <div className="admin-form__buttons">
        <Button buttonStyle="primary" margin={false} type="submit">
          {words.create}
        </Button>
      </div>
    </form>
  )
}

interface ChoicesProps {
  label: string
  name: string
  choices: readonly (readonly [string, string])[]
}

function Choices({ label, name, choices }: ChoicesProps) {
  return (
    <fieldset className="figures__choices">
      <legend>{label}</legend>
      <p className="admin-field__hint">{words.allHint}</p>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input name={name} type="checkbox" value={value} /> {text}
        </label>
      ))}
    </fieldset>
  )
}
