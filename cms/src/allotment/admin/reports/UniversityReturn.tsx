'use client'

import type { ReturnHeading } from '@pravesh/shared/allotment/process/return-template'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { resultWords } from '../result-words.ts'
import { returnWords } from '../return-words.ts'
import { meritWords } from '../words.ts'
import { TemplateForm } from './TemplateForm.tsx'

interface UniversityReturnProps {
  /** Of the process. */
  id: string
  revision: number
  template: ReturnHeading[]
}

/** Downloads the people who have joined, for the university, and says in which columns. */
export function UniversityReturn({ id, revision, template }: UniversityReturnProps) {
  const words = resultWords.reports
  return (
    <>
      <section className="admin-panel">
        <h2>{meritWords.sections.return}</h2>
        <p>{template.length > 0 ? returnWords.file : words.return}</p>
        <ExportLink
          name="university-return"
          hasFixedColumns={template.length > 0}
          label={words.download}
          query={{ process: id }}
        />
      </section>
      <TemplateForm id={id} revision={revision} template={template} />
    </>
  )
}
