import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import { useEffect, useState } from 'react'
import { beforeLogOut } from '../../accounts/sessions/before-log-out.ts'
import { AnswersForm, type AnswersFormOptions } from '../fields/answers-form.ts'
import { useDependentAnswers } from '../fields/use-dependent-answers.ts'
import { startingAnswers } from './corrected-answers.ts'
import type { Update } from './load-update.ts'
import { removeTyped, storedTyped, storeTyped, type Typed } from './typed-store.ts'

interface TypedForm {
  form: AnswersForm
  documents: Documents
  files: readonly StoredFile[]
  changeDocument: (kind: DocumentKind, file: StoredFile | null) => void
  /** The form was restored from stored changes. */
  isRestored: boolean
  /** Removes the stored changes. */
  erase: () => void
}

/** The state of the form: the stored application with unsubmitted changes, which survive a reload. */
export function useTyped({ application, edit }: Update, check: AnswersFormOptions['check']): TypedForm {
  const [restored] = useState(() => storedTyped(application))
  const { documents, files } = restored ?? edit
  const [uploads, setUploads] = useState<Omit<Typed, 'answers'>>({ documents, files })
  const [form] = useState(() => {
    const answers = { ...startingAnswers(formOf(application.course), edit), ...restored?.answers }
    return new AnswersForm({ answers, check })
  })
  const { watch, answers } = form
  useDependentAnswers(form)
  useEffect(() => {
    const store = () => storeTyped(application, { ...uploads, answers: answers() })
    if (uploads.documents !== edit.documents) store()
    return watch(store)
  }, [watch, answers, application, edit, uploads])
  // The next user of a shared computer must not see the changes.
  useEffect(() => beforeLogOut(async () => removeTyped(application)), [application])

  function changeDocument(kind: DocumentKind, file: StoredFile | null): void {
    setUploads(({ documents: { [kind]: _, ...others }, files }) =>
      file === null
        ? { documents: others, files }
        : { documents: { ...others, [kind]: file.id }, files: [...files, file] },
    )
  }

  return {
    form,
    ...uploads,
    changeDocument,
    isRestored: restored !== null,
    erase: () => removeTyped(application),
  }
}
