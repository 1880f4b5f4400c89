import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { loginFrom } from '../../lib/return-path.ts'
import { payAddress } from './pay-address.ts'
import { payWords } from './words/words.ts'

/** Leads to the login page and back to this dialog. The notice of the page is unreachable while the dialog is open. */
export function LogInToPay({ choice }: { choice: string }) {
  const w = useWords(payWords)
  const locale = useLocale()
  const [pathname = '', search = ''] = payAddress(usePaths().feePlan, choice).split(/(?=\?)/)
  return <a href={loginFrom({ pathname, search }, locale)}>{w.logIn}</a>
}
