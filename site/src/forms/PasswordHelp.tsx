import { PASSWORD_RULES } from '@pravesh/shared/accounts/password'
import { useWatch } from 'react-hook-form'
import { Icon } from './Icon.tsx'
import { useWords } from './locale.ts'
import { useTranslate } from './translate.ts'
import { formsWords } from './words/words.ts'

/** The password rules as a checklist, updated on every keystroke. */
export function PasswordHelp({ name }: { name: string }) {
  const words = useWords(formsWords)
  const translate = useTranslate()
  const value: unknown = useWatch({ name })
  const typed = typeof value === 'string' ? value : ''
  const unmet = PASSWORD_RULES.filter((rule) => !rule.isMet(typed))
  return (
    <div className="password-help">
      <p>{words.password.rules}</p>
      <ul className="rules">
        {PASSWORD_RULES.map((rule) => {
          const isMet = !unmet.includes(rule)
          return (
            <li key={rule.key} data-met={isMet}>
              <span className="mark">{isMet && <Icon name="tick" size={14} />}</span>
              <span className="visually-hidden">{isMet ? words.password.done : words.password.missing} </span>
              {translate(rule.label)}
            </li>
          )
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {typed === ''
          ? ''
          : unmet.length === 0
            ? words.password.met
            : words.password.unmet(unmet.map((r) => translate(r.label)))}
      </p>
    </div>
  )
}
