import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import { Fact } from './Fact.tsx'

/** The submitted questions and answers. Section titles are shown if there is more than one section. */
export function AnswerSections({ sections }: { sections: readonly ShownSection[] }) {
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ key, title, rows }) => (
      <div key={key}>
        {sections.length > 1 && <h4>{title}</h4>}
        <dl className="facts">
          {rows.map(({ label, value }) => (
            <Fact key={label} term={label} text={value} />
          ))}
        </dl>
      </div>
    ))
}
