'use client'

import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { resultWords } from '../result-words.ts'
import { meritWords } from '../words.ts'

/** Downloads the people who have joined, for the university. */
export function UniversityReturn({ id }: { id: string }) {
  const words = resultWords.reports
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.return}</h2>
      <p>{words.return}</p>
      <ExportLink name="university-return" label={words.download} query={{ process: id }} />
    </section>
  )
}
