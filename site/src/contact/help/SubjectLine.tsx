import { SUBJECT_LABELS } from '@pravesh/shared/contact/help/subjects'
import type { SubjectView } from '@pravesh/shared/contact/help/thread'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { helpWords } from './words/words.ts'

/** What a request is about; nothing if it names no record. */
export function SubjectLine({ subject }: { subject: SubjectView | null }) {
  const w = useWords(helpWords).ask
  const translate = useTranslate()
  if (subject === null) return null
  return <p className="help-about">{w.about(`${translate(SUBJECT_LABELS[subject.kind])} ${subject.name}`)}</p>
}
