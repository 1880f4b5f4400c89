import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { beforeLogOut } from '../../accounts/sessions/before-log-out.ts'
import { formOptions } from '../../forms/form-options.ts'
import { useDependentAnswers } from '../fields/use-dependent-answers.ts'
import { startingAnswers } from './corrected-answers.ts'
import type { Update } from './load-update.ts'
import { removeTyped, storedTyped, storeTyped, type Typed } from './typed-store.ts'

interface TypedForm {
  form: UseFormReturn<Answers>
  documents: Documents
  files: readonly StoredFile[]
  changeDocument: (kind: DocumentKind, file: StoredFile | null) => void
  /** Something was typed before this page was loaded. */
  isRestored: boolean
  /** Forgets what was typed. */
  erase: () => void
}

/** What the form holds: the stored application with what was typed since, which a reload of the page does not lose. */
export function useTyped({ application, edit }: Update, resolver: Resolver<Answers>): TypedForm {
  const [kept] = useState(() => storedTyped(application))
  const { documents, files } = kept ?? edit
  const [uploads, setUploads] = useState<Omit<Typed, 'answers'>>({ documents, files })
  const form = useForm<Answers>({
    defaultValues: { ...startingAnswers(formOf(application.course), edit), ...kept?.answers },
    resolver,
    ...formOptions,
  })
  const { subscribe, getValues } = form
  useDependentAnswers(form)
  useEffect(() => {
    const keep = () => storeTyped(application, { ...uploads, answers: getValues() })
    if (uploads.documents !== edit.documents) keep()
    return subscribe({ formState: { values: true }, callback: keep })
  }, [subscribe, getValues, application, edit, uploads])
  // A computer in a shop has other people after.
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
    isRestored: kept !== null,
    erase: () => removeTyped(application),
  }
}
