import { type AdmissionState, admissionOf } from '@pravesh/shared/admissions/status/admission'
import { usePaths, useWords } from '../../forms/locale.ts'
import { MyApplications } from '../status/MyApplications.tsx'
import { admissionPages } from './admission-pages.ts'
import { noticesWords } from './words/words.ts'

/** In place of fees while no application of the student is approved: how far the admission is. (spec 1, 4) */
export default function NoFeesYet() {
  return <MyApplications>{(applications) => <State state={admissionOf(applications).overall} />}</MyApplications>
}

function State({ state }: { state: AdmissionState }) {
  const w = useWords(noticesWords)
  const { title, text, button } = w.states[state]
  const pages = admissionPages(usePaths())
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      <p>{text}</p>
      <p>{w.feesLater}</p>
      <div className="actions">
        <a href={pages[state]} className="button primary">
          {button}
        </a>
      </div>
    </div>
  )
}
