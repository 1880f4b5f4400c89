import { Button } from '@payloadcms/ui'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { HEAD_LABELS, MONEY_HEADS } from '@pravesh/shared/fees/reports/money-heads'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import type { ReportQuery } from '../report-query.ts'
import { REPORT_QUERY, type ReportName } from './reports-view.ts'
import { reportWords as words } from './words.ts'

interface Props {
  action: string
  report: ReportName
  query: ReportQuery
  /** By id. */
  colleges: ReadonlyMap<string, string>
}

/** Chooses what a report shows. A plain form, so that the address says it. */
export function ReportFilter({ action, report, query, colleges }: Props) {
  const { period, day, college, course, head } = query
  const days =
    report === 'outstanding'
      ? [['day', day] as const]
      : (['from', 'to'] as const).map((name) => [name, period[name]] as const)
  return (
    <form action={action} autoComplete="off" aria-label={words.filter} className="list-bar__filters">
      <input name={REPORT_QUERY} type="hidden" value={report} />
      {days.map(([name, value]) => (
        <label key={`${name} ${value}`}>
          {words[name]}
          <input defaultValue={value} name={name} type="date" />
        </label>
      ))}
      <Choice name="college" options={[...colleges]} value={college} />
      <Choice
        name="course"
        options={COURSE_CODES.map((code) => [code, staffText(COURSE_LABELS[code])])}
        value={course}
      />
      {report === 'money' && (
        <Choice name="head" options={MONEY_HEADS.map((each) => [each, staffText(HEAD_LABELS[each])])} value={head} />
      )}
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        {words.show}
      </Button>
    </form>
  )
}

interface ChoiceProps {
  name: 'college' | 'course' | 'head'
  options: readonly (readonly [value: string, label: string])[]
  value: string | null
}

function Choice({ name, options, value }: ChoiceProps) {
  return (
    <label key={`${name} ${value}`}>
      {words[name]}
      <select defaultValue={value ?? ''} name={name}>
        <option value="">{words.all}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
