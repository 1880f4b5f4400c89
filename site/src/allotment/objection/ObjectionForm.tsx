import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { MAX_OBJECTION_LENGTH, OBJECTION_SUBJECTS } from '@pravesh/shared/allotment/objections/objection'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useWords } from '../../forms/locale.ts'
import { offlineText } from '../../forms/offline-text.ts'
import { useTranslate } from '../../forms/translate.ts'
import { uploadFile } from '../../lib/upload-file.ts'
import { notify } from '../../ui/notify.ts'
import { useKept } from '../terms/use-kept.ts'
import { objectionWords } from './words/words.ts'

interface ObjectionFormProps {
  applicationId: string
  reload: () => void
}

const NOTHING = { about: '', text: '' }
/** Ends an upload without an answer. */
const PATIENCE_MS = 300_000

/** Sends an objection to the own row of a provisional list, with a document if there is one. */
export default function ObjectionForm({ applicationId, reload }: ObjectionFormProps) {
  const w = useWords(objectionWords)
  const translate = useTranslate()
  const kept = useKept(`merit-objection:${applicationId}`, NOTHING)
  const [file, setFile] = useState<File | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { about, text } = kept.value
  const found = [
    about === '' && { field: 'about', message: w.choose },
    text.trim() === '' && { field: 'text', message: w.missing },
    text.length > MAX_OBJECTION_LENGTH && { field: 'text', message: w.tooLong(MAX_OBJECTION_LENGTH) },
  ].filter((problem) => problem !== false)
  const problems = attempt > 0 ? found : []
  const problemAt = (field: string) => problems.find((problem) => problem.field === field)?.message
  const idOf = (field: string) => `objection-${applicationId}-${field}`

  async function send(): Promise<void> {
    if (isBusy) return
    setAttempt((count) => count + 1)
    setRefusal('')
    if (found.length > 0) return
    setBusy(true)
    const form = new FormData()
    form.set('about', about)
    form.set('text', text.trim())
    if (file) form.set('document', file)
    const { ok, msg, errors } = await uploadFile({
      path: callAddress(meritCalls.object, { id: applicationId }),
      form,
      offline: offlineText({ hasForm: true }),
      onProgress: () => {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    setBusy(false)
    if (!ok) return setRefusal(translate(errors[0]?.message ?? msg))
    kept.forget()
    notify(w.sent)
    reload()
  }

  return (
    <form
      className="task-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="hint">{w.text}</p>
      <ErrorSummary validationErrors={problems} idOf={idOf} attempt={attempt} />
      {refusal !== '' && (
        <Alert tone="bad" focus>
          <p>{refusal}</p>
        </Alert>
      )}
      <FieldFrame id={idOf('about')} label={w.about} validationError={problemAt('about')}>
        <select
          id={idOf('about')}
          value={about}
          aria-describedby={problemAt('about') && `${idOf('about')}-error`}
          onChange={({ currentTarget }) => kept.change({ about: currentTarget.value, text })}
        >
          <option value="" />
          {OBJECTION_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {w.subjects[subject]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame
        id={idOf('text')}
        label={w.what}
        hint={w.whatHint(MAX_OBJECTION_LENGTH)}
        validationError={problemAt('text')}
      >
        <textarea
          id={idOf('text')}
          value={text}
          rows={5}
          aria-invalid={problemAt('text') ? true : undefined}
          aria-describedby={[`${idOf('text')}-hint`, problemAt('text') && `${idOf('text')}-error`]
            .filter(Boolean)
            .join(' ')}
          onChange={({ currentTarget }) => kept.change({ about, text: currentTarget.value })}
        />
      </FieldFrame>
      <FieldFrame id={idOf('document')} label={w.document} hint={w.documentHint} validationError={undefined}>
        <input
          id={idOf('document')}
          type="file"
          accept="image/jpeg,image/png,application/pdf"
          aria-describedby={`${idOf('document')}-hint`}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      </FieldFrame>
      <div className="actions">
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          {isBusy ? w.sending : w.send}
        </button>
      </div>
    </form>
  )
}
