import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import type { Finding } from '@pravesh/shared/allotment/entries/validity'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { findingText, whereToMend } from './finding-text.ts'
import { ownWords } from './words/words.ts'

/** What makes an application invalid, each with the way to put it right. */
export function Findings({ process }: { process: OwnProcess }) {
  const words = useWords(ownWords)
  const locale = useLocale()
  const translate = useTranslate()
  const { applicationId, findings } = process
  if (findings.length === 0) return <p className="merit-valid">{words.valid}</p>
  return (
    <section className="setting merit-part" aria-labelledby={`findings-${applicationId}`}>
      <h2 id={`findings-${applicationId}`}>{words.findings}</h2>
      {findings.some((finding) => whereToMend(finding) !== null) && <p className="hint">{words.findingsText}</p>}
      <ul className="merit-findings">
        {findings.map((finding) => {
          const text = findingText(finding, { words, translate, locale })
          return (
            <li key={text}>
              {text} <Mend finding={finding} process={process} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Mend({ finding, process }: { finding: Finding; process: OwnProcess }) {
  const { mend } = useWords(ownWords)
  const paths = usePaths()
  const where = whereToMend(finding)
  if (where === null) return null
  const update = paths.applicationUpdate({ course: process.course, id: process.applicationId })
  const href = { marks: '#marks', application: paths.application, update }[where]
  return <a href={href}>{mend[where]}</a>
}
