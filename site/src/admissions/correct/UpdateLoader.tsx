import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { useEffect, useState } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { formsWords } from '../../forms/words/words.ts'
import { loadUpdate, type Update } from './load-update.ts'
import { UpdateForm } from './UpdateForm.tsx'
import { correctionWords } from './words/words.ts'

/** Shows the form of an application that its owner may correct; redirects to the error page otherwise. */
export function UpdateLoader() {
  const words = useWords(correctionWords)
  const translate = useTranslate()
  const common = useWords(formsWords)
  const paths = usePaths()
  const [update, setUpdate] = useState<Update | 'loading' | 'unreachable'>('loading')
  useEffect(() => {
    if (update !== 'loading') return
    void loadUpdate(splitLocale(location.pathname).path).then((loaded) => {
      if (loaded === null) location.replace(paths.somethingWrong)
      else setUpdate(loaded)
    })
  }, [update, paths])
  usePageTitle(
    typeof update === 'string'
      ? words.page.title
      : words.title(translate(formOf(update.application.course).screen.heading)),
  )
  if (update === 'loading') return <Loading text={common.load.loading} />
  if (update === 'unreachable') return <TryAgain text={common.offline} onTryAgain={() => setUpdate('loading')} />
  return <UpdateForm update={update} />
}

/** Sets the title of the tab and the page heading, which is outside the island. */
function usePageTitle(title: string): void {
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading === null || heading.textContent === title) return
    document.title = document.title.replace(heading.textContent, title)
    heading.textContent = title
  }, [title])
}
